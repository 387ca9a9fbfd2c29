import { z } from 'zod';

/** `?limit=&cursor=` of every list; the cursor is opaque. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
});

export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export const idParamsSchema = z.object({ id: z.string().min(1).max(64) });
