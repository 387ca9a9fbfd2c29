import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A host on loopback that nobody has a reason to talk to. */
export interface CanaryHost {
  url: string;
  /** What asked for something all the same, a line each. */
  contacts: string[];
  close: () => Promise<void>;
}

export async function startCanaryHost(): Promise<CanaryHost> {
  const contacts: string[] = [];
  const server = createServer((request, response) => {
    contacts.push(`${request.method} ${request.url}`);
    response.end('canary');
  });
  // Counts also what never becomes a request.
  server.on('connection', () => contacts.push('connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    contacts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
