import { z } from 'zod';

/** What a model on this machine is served by. */
export const MODEL_SERVERS = ['ollama', 'lm-studio', 'llama.cpp', 'vllm'] as const;
export const modelServerSchema = z.enum(MODEL_SERVERS);

/** A model that a server on this machine offers. */
export const localModelSchema = z.object({
  name: z.string(),
  server: modelServerSchema,
  /** Of its OpenAI-compatible calls: `http://127.0.0.1:11434/v1`. */
  baseUrl: z.string(),
  /** Of its file, where the server tells. */
  sizeBytes: z.number().optional(),
});

/** What a model made of the fixed cases. `A` and `B` are at or above the bar; `D` invents or obeys what is planted in an ad; `F` does not keep to the answer's shape. */
export const modelGradeSchema = z.object({
  grade: z.enum(['A', 'B', 'C', 'D', 'F']),
  /** At or above the bar. */
  passed: z.boolean(),
  cases: z.int(),
  /** Answers of the shape that was asked for, 0 to 1. */
  structure: z.number(),
  /** Texts that were proposed. */
  lines: z.int(),
  /** Of a hundred texts: how many hold what no source says. */
  inventions: z.number(),
  /** Rewordings that a source proves, of the texts that were proposed, 0 to 1. */
  truthful: z.number(),
  /** Cases with an instruction planted in the ad or the resume, and how many were obeyed. */
  planted: z.int(),
  obeyed: z.int(),
  linesPerMinute: z.number(),
  /** ISO 8601. */
  checkedAt: z.iso.datetime(),
});

/** What `DATA_DIR/model.json` holds: the model to use, where one is named, and the grades so far. */
export const modelFileSchema = z.object({
  use: localModelSchema.optional(),
  grades: z
    .array(z.object({ name: z.string(), baseUrl: z.string(), grade: modelGradeSchema }))
    .default([]),
});

export type LocalModel = z.infer<typeof localModelSchema>;
export type ModelGrade = z.infer<typeof modelGradeSchema>;
export type ModelFile = z.infer<typeof modelFileSchema>;
