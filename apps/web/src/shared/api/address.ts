import type { Endpoint, EndpointBodyInput, EndpointResponse } from '@trueline/contracts';

/** Method and path of a contract's endpoint, with the endpoint as a type alone: its schemas would bring zod to every page. */
export interface Address<E extends Endpoint> {
  method: E['method'];
  path: E['path'];
  /** Carries the endpoint's type; never set. */
  readonly endpoint?: E;
}

export interface AddressValues {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
}

/** The address with its parameters filled in: `/api/resumes/:id` -> `/api/resumes/r1?limit=5`. */
export function urlOf({ path }: { path: string }, { params = {}, query = {} }: AddressValues = {}) {
  const filled = path.replace(/:([a-z]+)/gi, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

export type Answer<E extends Endpoint> = EndpointResponse<E>;
export type Body<E extends Endpoint> =
  | EndpointBodyInput<E>
  | (E extends { upload: true } ? FormData : never);
