export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  maxItems?: number;
}

/** One call of an OpenAPI document. */
export interface Operation {
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

interface LargeBody {
  what: string;
  json: string;
}

/** Numbers of values around what bodies may hold. */
const COUNTS = [950, 1_950, 3_900, 6_900, 13_900];
const FAR_TOO_MANY = 900_000;
const LENGTHS = [60_000, 520_000, 1_040_000];

const times = (count: number, value: string) => `[${`${value},`.repeat(count - 1)}${value}]`;
const keys = (count: number, value: string) =>
  `{${Array.from({ length: count }, (_, at) => `"key ${at}":${value}`).join()}}`;

export function bodySchemaOf(operation: Operation): JsonSchema | undefined {
  return operation.requestBody?.content?.['application/json']?.schema;
}

/** Bodies made to cost much: each list and each table of the schema filled with what doesn't belong there, and what any JSON can do. */
export function listLargeBodies(operation: Operation): LargeBody[] {
  const schema = bodySchemaOf(operation) ?? {};
  const holders = listHolders(schema);
  const filled = holders.flatMap(({ at, wrap, isTable }) =>
    COUNTS.flatMap((count) =>
      ['0', '[]', '{"startDate":0}'].map((value) => ({
        what: `${count} of ${value} in ${at}`,
        json: wrap(isTable ? keys(count, value) : times(count, value)),
      })),
    ),
  );
  const texts = Object.keys(schema.properties ?? {}).flatMap((key) =>
    LENGTHS.map((length) => ({
      what: `a text of ${length} in ${key}`,
      json: JSON.stringify({ [key]: 'x '.repeat(length / 2) }),
    })),
  );
  const [first] = holders;
  return [
    ...filled,
    ...texts,
    ...(first ? [{ what: 'numbers', json: first.wrap(times(FAR_TOO_MANY, '0')) }] : []),
    ...listAnyLarge(),
  ];
}

function listAnyLarge(): LargeBody[] {
  const long = (length: number) => JSON.stringify('x'.repeat(length));
  return [
    { what: 'a list', json: times(FAR_TOO_MANY, '0') },
    { what: 'a list of lists', json: times(FAR_TOO_MANY / 2, '[]') },
    { what: 'depth', json: '['.repeat(500_000) + ']'.repeat(500_000) },
    { what: 'keys', json: keys(60_000, '0') },
    { what: 'fewer keys', json: keys(13_900, '0') },
    { what: 'an unknown list', json: `{"further":${times(13_900, '{}')}}` },
    {
      what: 'a long text',
      json: `{"jobDescription":${long(1_000_000)},"text":${long(1_000_000)}}`,
    },
    { what: 'long names', json: `{"decisions":{${long(60_000)}:0},${long(900_000)}:0}` },
  ];
}

interface Holder {
  at: string;
  isTable: boolean;
  wrap: (json: string) => string;
}

/** Where a body may hold any number of things. */
function listHolders(schema: JsonSchema, at = 'body', wrap = (json: string) => json): Holder[] {
  const { properties = {}, additionalProperties: table, items, anyOf = [] } = schema;
  return [
    ...(items ? [{ at, wrap, isTable: false }] : []),
    ...(items ? listHolders(items, `${at}[]`, (json) => wrap(`[${json}]`)) : []),
    ...(typeof table === 'object' && Object.keys(table).length > 0
      ? [{ at, wrap, isTable: true }]
      : []),
    ...anyOf.flatMap((option) => listHolders(option, at, wrap)),
    ...Object.entries(properties).flatMap(([key, value]) =>
      listHolders(value, `${at}.${key}`, (json) => wrap(`{${JSON.stringify(key)}:${json}}`)),
    ),
  ];
}

/** Lists without a bound, by where they stand. */
export function listUnboundedLists(schema: JsonSchema, at = 'body'): string[] {
  const { properties = {}, additionalProperties: table, items, anyOf = [] } = schema;
  return [
    ...(items && schema.maxItems === undefined ? [at] : []),
    ...(items ? listUnboundedLists(items, `${at}[]`) : []),
    ...(typeof table === 'object' ? listUnboundedLists(table, `${at}.*`) : []),
    ...anyOf.flatMap((option) => listUnboundedLists(option, at)),
    ...Object.entries(properties).flatMap(([key, value]) =>
      listUnboundedLists(value, `${at}.${key}`),
    ),
  ];
}
