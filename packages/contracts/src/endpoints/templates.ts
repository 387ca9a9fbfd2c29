import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { RESUME_SECTIONS, TEMPLATE_ACCENTS, TEMPLATE_FONTS } from '../template-options.ts';

const keysOf = <Key extends string>(record: Record<Key, string>) =>
  Object.keys(record) as [Key, ...Key[]];

/** How a person wants a template; what is left out is as the template has it. */
export const templateSettingsSchema = z.object({
  paper: z.enum(['letter', 'a4']).optional(),
  accent: z.enum(keysOf(TEMPLATE_ACCENTS)).optional(),
  /** Left out: as much air as costs no page. */
  density: z.enum(['roomy', 'normal', 'snug']).optional(),
  font: z.enum(keysOf(TEMPLATE_FONTS)).optional(),
  /** Drawn first and in this order; sections that aren't named follow in the template's own. */
  sectionOrder: z.array(z.enum(RESUME_SECTIONS)).max(RESUME_SECTIONS.length).optional(),
});
export type TemplateSettings = z.infer<typeof templateSettingsSchema>;

export const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** For whom, in a few words. */
  intent: z.string(),
  defaults: templateSettingsSchema.required(),
});
export type Template = z.infer<typeof templateSchema>;

export const listTemplates = defineEndpoint({
  ...ADDRESSES.listTemplates,
  summary: 'The templates a result can be rendered in',
  access: 'public',
  status: 200,
  response: z.object({ items: z.array(templateSchema) }),
});
