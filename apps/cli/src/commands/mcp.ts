import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { createReader } from '@trueline/host';
import manifest from '../../package.json' with { type: 'json' };
import { createMcpServer } from '../mcp/server.ts';

export const mcpCommand = {
  usage: 'trueline mcp',
  /** Serves the tools on standard input and output until the client closes them. */
  async run(args: string[]): Promise<number> {
    parseArgs({ args });
    const reader = createReader();
    const server = createMcpServer(reader, manifest.version);
    const transport = new StdioServerTransport();
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    await server.connect(transport);
    server.server.onclose = resolve;
    await closed;
    await reader.close();
    return 0;
  },
};
