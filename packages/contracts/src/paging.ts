import { z } from 'zod';

/** `?limit=&cursor=` of every list; the cursor is opaque. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
});

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** As the server makes them; anything else is an id that doesn't exist. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const idParamsSchema = z.object({ id: idSchema });
