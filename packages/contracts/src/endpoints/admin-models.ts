import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localModelSchema, modelGradeSchema } from '../model-grade.ts';

const namedSchema = z.object({ name: z.string().max(200), baseUrl: z.string().max(200) });

export const adminModelsSchema = z.object({
  /** What answers at the usual ports of the server's machine. */
  models: z.array(localModelSchema.extend({ grade: modelGradeSchema.optional() })),
  /** The one that rewords lines, and whether the environment or an administrator named it. */
  inUse: namedSchema
    .extend({ by: z.enum(['environment', 'name']), grade: modelGradeSchema.optional() })
    .nullable(),
  /** A check that is under way, or how the last one failed. */
  check: z.object({ name: z.string(), state: z.enum(['running', 'unreachable']) }).nullable(),
});
export type AdminModels = z.infer<typeof adminModelsSchema>;

export const listAdminModels = defineEndpoint({
  ...ADDRESSES.listAdminModels,
  summary: 'Language models on the server’s machine, their grades, and the one in use',
  access: 'admin',
  status: 200,
  response: adminModelsSchema,
});

export const checkAdminModel = defineEndpoint({
  ...ADDRESSES.checkAdminModel,
  summary:
    'Begin to check a model on the fixed cases; its grade is in the list once it is done; 404 where no server has it, 409 while one is checked',
  access: 'admin',
  body: namedSchema,
  status: 202,
  response: adminModelsSchema,
});

export const useAdminModel = defineEndpoint({
  ...ADDRESSES.useAdminModel,
  summary:
    'Name the model that rewords lines from the next run on, or none; 404 where no server has it, 409 where LLM_* variables name one',
  access: 'admin',
  body: z.object({ model: namedSchema.nullable() }),
  status: 200,
  response: adminModelsSchema,
});
