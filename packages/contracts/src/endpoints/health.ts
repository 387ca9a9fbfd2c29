import { z } from 'zod';
import { ADDRESSES } from '../addresses.ts';
import { defineEndpoint } from '../endpoint.ts';

export const getHealth = defineEndpoint({
  ...ADDRESSES.getHealth,
  summary: 'Whether the process is up',
  access: 'public',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
});

export const getReadiness = defineEndpoint({
  ...ADDRESSES.getReadiness,
  summary: 'Whether database and queue answer; else 503 with `down` beside the one that does not',
  access: 'public',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
});

export const getMetrics = defineEndpoint({
  ...ADDRESSES.getMetrics,
  summary: 'Figures for Prometheus, for this machine alone or with the bearer token METRICS_TOKEN',
  access: 'public',
  status: 200,
  produces: 'text/plain',
});
