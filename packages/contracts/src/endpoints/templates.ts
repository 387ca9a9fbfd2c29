import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
});
export type Template = z.infer<typeof templateSchema>;

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/templates',
  summary: 'The templates a result can be rendered in',
  access: 'public',
  status: 200,
  response: z.object({ items: z.array(templateSchema) }),
});
