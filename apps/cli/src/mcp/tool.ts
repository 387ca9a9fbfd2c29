import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** A call that cannot be answered: told to the assistant with a code to act on, and the server goes on. */
export class ToolError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** Whether it writes a file; all others only read. */
  writes?: boolean;
  run: (input: z.infer<Input>) => Promise<z.infer<Output>>;
}

/** The schema as the protocol's library asks for it; checks that JSON Schema has no word for are made by zod alone. */
function describable(schema: z.ZodObject) {
  const inJson = (io: 'input' | 'output') => () =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  const jsonSchema = { input: inJson('input'), output: inJson('output') };
  return { '~standard': { ...schema['~standard'], jsonSchema } };
}

const asText = (value: unknown) => [{ type: 'text' as const, text: JSON.stringify(value) }];

/** Offers a tool: its result is typed by `output` and stands as JSON text beside it, for clients that read text alone; a refusal is `{ error: { code, message } }`. */
export function offerTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  server: McpServer,
  { name, title, description, input, output, writes = false, run }: Tool<Input, Output>,
): void {
  const annotations = { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false };
  const config = {
    title,
    description,
    inputSchema: describable(input),
    outputSchema: describable(output),
    annotations,
  };
  // The library infers the arguments from the schema; of a generic one it cannot.
  const answer = async (given: unknown) => {
    try {
      const result = output.parse(await run(given as z.infer<Input>));
      return { content: asText(result), structuredContent: result as Record<string, unknown> };
    } catch (error) {
      if (!(error instanceof ToolError)) throw error;
      const { code, message } = error;
      return { content: asText({ error: { code, message } }), isError: true };
    }
  };
  server.registerTool(name, config, answer as Parameters<typeof server.registerTool>[2]);
}
