import { AwsClient } from 'aws4fetch';
import { type BlobStore, StorageError } from '../app/uploads/blobStore';

export interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`, or another service that speaks S3; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one request may take, ms. */
  patienceMs?: number;
}

const PATIENCE_MS = 15_000;
const RETRIES = 2;
/** Everything of ours in the bucket. */
const PREFIX = 'uploads';

/** Sealed bytes in a bucket: the service never sees what is in them. */
export function createS3Blobs({ endpoint, bucket, region, accessKeyId, secretAccessKey, patienceMs = PATIENCE_MS }: S3Options): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const base = endpoint.replace(/\/+$/, '');

  async function ask(method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Buffer): Promise<Response> {
    const url = `${base}/${bucket}/${PREFIX}/${key}`;
    try {
      return await client.fetch(url, { method, body: body && new Uint8Array(body), signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      throw new StorageError(`S3 ${method}: ${error instanceof Error ? error.message : 'no answer'}`);
    }
  }

  /** A body nobody reads would keep its connection. */
  async function expect(answer: Response, what: string, ...statuses: number[]): Promise<void> {
    await answer.arrayBuffer();
    if (!statuses.includes(answer.status)) throw new StorageError(`S3 ${what}: HTTP ${answer.status}`);
  }

  return {
    put: async (key, bytes) => expect(await ask('PUT', key, bytes), 'PUT', 200, 201),
    get: async (key) => {
      const answer = await ask('GET', key);
      if (answer.status === 200) return Buffer.from(await answer.arrayBuffer());
      await expect(answer, 'GET', 404);
      return undefined;
    },
    remove: async (key) => expect(await ask('DELETE', key), 'DELETE', 200, 204, 404),
  };
}
