/** An answer of one batch is some tens of kilobytes; as a stream of single tokens it is wrapped many times over. */
const MAX_ANSWER_BYTES = 2_000_000;

/** `fetch` that follows no redirect (the key would go along) and stops reading an answer that is far too long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let received = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      received += chunk.byteLength;
      if (received > MAX_ANSWER_BYTES) controller.error(new Error('the answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
};
