import { type LocalModel, MODEL_SERVERS } from '@trueline/contracts';
import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';

/** All ports together. */
const FIND_MS = 300;
const LOOPBACK = '127.0.0.1';

type Server = (typeof MODEL_SERVERS)[number];
type Found = Pick<LocalModel, 'name' | 'sizeBytes'>;

interface ServerKind {
  port: number;
  /** Its own list first, then the common one. */
  lists: readonly { path: string; read: (answer: unknown) => Found[] | undefined }[];
}

const ollamaSchema = z.object({
  models: z.array(z.object({ name: z.string(), size: z.number().optional() })),
});
const lmStudioSchema = z.object({
  data: z.array(z.object({ id: z.string(), type: z.string() })),
});
const commonSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

const common = {
  path: '/v1/models',
  read: (answer: unknown): Found[] | undefined =>
    commonSchema.safeParse(answer).data?.data.map(({ id }) => ({ name: id })),
};

/** Where each listens unless told otherwise, and how it lists its models, by the servers' own documentation. */
export const MODEL_SERVER_KINDS: Readonly<Record<Server, ServerKind>> = {
  ollama: {
    port: 11_434,
    lists: [
      {
        path: '/api/tags',
        read: (answer) =>
          ollamaSchema.safeParse(answer).data?.models.map(({ name, size }) => ({
            name,
            ...(size === undefined ? {} : { sizeBytes: size }),
          })),
      },
      common,
    ],
  },
  'lm-studio': {
    port: 1234,
    lists: [
      {
        path: '/api/v0/models',
        read: (answer) =>
          lmStudioSchema
            .safeParse(answer)
            .data?.data.filter(({ type }) => type === 'llm' || type === 'vlm')
            .map(({ id }) => ({ name: id })),
      },
      common,
    ],
  },
  'llama.cpp': { port: 8080, lists: [common] },
  vllm: { port: 8000, lists: [common] },
};

/** Models that the usual servers offer on this machine's loopback; whoever does not answer in time is not there. Never throws. */
export async function findLocalModels({
  ports = {},
  timeoutMs = FIND_MS,
}: {
  ports?: Partial<Record<Server, number>>;
  timeoutMs?: number;
} = {}): Promise<LocalModel[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  const found = await Promise.all(
    MODEL_SERVERS.map(async (server) => {
      const { port, lists } = MODEL_SERVER_KINDS[server];
      const origin = `http://${LOOPBACK}:${ports[server] ?? port}`;
      for (const { path, read } of lists) {
        const models = read(await getJson(`${origin}${path}`, signal));
        if (models !== undefined)
          return models.map((model): LocalModel => ({ ...model, server, baseUrl: `${origin}/v1` }));
      }
      return [];
    }),
  );
  return found.flat();
}

async function getJson(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await boundedFetch(url, { signal });
    if (response.ok) return await response.json();
    await response.body?.cancel();
  } catch {
    // Nobody listens there, or it is another kind of server.
  }
  return undefined;
}
