import {
  FileMissingError,
  type FileStore,
  isFileKey,
  newFileKey,
  requireFileKey,
} from './file-store.ts';
import { createS3Client, type S3Client, type S3Config, S3Fault } from './s3-client.ts';

/** AWS's own name for it, and the largest there is. */
const KEYS_PER_PAGE = 1_000;
const AWS_FIRST_REGION = 'us-east-1';

/** Files in a bucket of an S3-compatible store. Throws when the bucket can't be used. */
export async function openS3Files(
  config: S3Config,
  onFault: (fault: S3Fault) => void,
  tryTimeoutMs?: number,
): Promise<FileStore> {
  const s3 = createS3Client(config, onFault, tryTimeoutMs);
  await s3.call({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } });
  const put = async (key: string, bytes: Uint8Array) => {
    requireFileKey(key);
    await s3.call({ method: 'PUT', key, body: bytes });
  };
  return {
    save: async (bytes) => {
      const key = newFileKey();
      await put(key, bytes);
      return key;
    },
    read: async (key) => {
      requireFileKey(key);
      const answer = await s3.call({ method: 'GET', key });
      if (!answer.isThere) throw new FileMissingError(key);
      return answer.bytes;
    },
    remove: async (key) => {
      requireFileKey(key);
      await s3.call({ method: 'DELETE', key });
    },
    list: async function* () {
      for await (const { key } of listObjects(s3)) yield key;
    },
    listOlderThan: async function* (time) {
      for await (const { key, writtenMs } of listObjects(s3)) {
        if (writtenMs < time.getTime()) yield key;
      }
    },
    put,
  };
}

/** Makes the bucket where there is none yet; the application itself never does. Throws as `openS3Files`. */
export async function prepareS3Bucket(
  config: S3Config,
  onFault: (fault: S3Fault) => void,
): Promise<void> {
  try {
    await openS3Files(config, () => undefined);
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    if (!(cause instanceof S3Fault) || cause.code !== '404 NoSuchBucket') throw error;
    const { region } = config;
    // AWS takes its first region's name nowhere but in the address.
    const body = region === AWS_FIRST_REGION ? {} : { body: Buffer.from(placeXml(region)) };
    await createS3Client(config, onFault).call({ method: 'PUT', ...body });
  }
}

function placeXml(region: string): string {
  return `<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;
}

/** `writtenMs` is NaN, older than nothing, where the store doesn't say. */
interface StoredObject {
  key: string;
  writtenMs: number;
}

/** ListObjectsV2, page by page. Keys of ours hold nothing that XML would write differently. */
async function* listObjects(s3: S3Client): AsyncGenerator<StoredObject> {
  for (let token: string | undefined = ''; token !== undefined; ) {
    const { bytes } = await s3.call({
      method: 'GET',
      query: {
        'list-type': '2',
        'max-keys': String(KEYS_PER_PAGE),
        ...(token === '' ? {} : { 'continuation-token': token }),
      },
    });
    const xml = Buffer.from(bytes).toString('utf8');
    for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = textIn(object, 'Key');
      if (isFileKey(key)) yield { key, writtenMs: Date.parse(textIn(object, 'LastModified')) };
    }
    token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1];
    if (token !== undefined) token = unescapeXml(token);
  }
}

function textIn(xml: string, name: 'Key' | 'LastModified'): string {
  return new RegExp(`<${name}>([^<]*)<`).exec(xml)?.[1] ?? '';
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
