/** The parts of an OpenAPI document that the page shows. */
interface Operation {
  description: string;
  security: Record<string, unknown>[];
  parameters: { in: string; name: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}
interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem}section{border-top:1px solid #8885;padding:1rem 0}h2{font-size:1rem;margin:0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid #8885;border-radius:6px}
summary{cursor:pointer;padding:.25rem 0}p{margin:.25rem 0}`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function schemaBlock(title: string, content: Record<string, { schema?: unknown }> = {}): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<details><summary>${title}, ${escapeHtml(type)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`,
    )
    .join('');
}

function parameterList({ parameters }: Operation): string {
  const items = parameters.map(
    (parameter) =>
      `<li><code>${escapeHtml(parameter.name)}</code> in ${parameter.in}${parameter.required ? ', required' : ''}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

function needs({ security }: Operation): string {
  const schemes = security.flatMap((entry) => Object.keys(entry));
  const words = [
    schemes.includes('session') ? 'a sign-in' : 'no sign-in',
    ...(schemes.includes('csrf') ? ['the X-CSRF-Token header'] : []),
  ];
  return `Needs ${words.join(' and ')}.`;
}

function operationSection(method: string, path: string, operation: Operation): string {
  const answers = Object.entries(operation.responses).map(([status, { content }]) =>
    schemaBlock(status === 'default' ? 'An error' : `Answer ${status}`, content),
  );
  return `<section><h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2><p>${escapeHtml(operation.description)} ${needs(operation)}</p>${parameterList(operation)}${schemaBlock('Request', operation.requestBody?.content)}${answers.join('')}</section>`;
}

/** The API as a page to read: one section a call, without scripts. */
export function apiDocsPage({ paths }: OpenApiDocument): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      operationSection(method, path, operation as Operation),
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>API · Trueline</title><style>${STYLE}</style></head><body><main><h1>Trueline API</h1><p>Every call, with the schemas that validate it. The same as OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</main></body></html>`;
}
