import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { type BlobStore, StorageError } from '../app/uploads/blobStore';
import { readBody } from './readBody';
import { withinPatience } from './withinPatience';

export interface S3Options {
  /** `https://s3.eu-central-1.amazonaws.com`, or another service that speaks S3; the bucket stands in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long one request may take, its body and what is tried again included, ms. */
  patienceMs?: number;
}

const PATIENCE_MS = 15_000;
const RETRIES = 2;
const FIRST_RETRY_MS = 50;
/** Everything of ours in the bucket. */
const PREFIX = 'uploads';
/** What a service may say besides an object. */
const WORDS_BYTES = 64 * 1024;

interface Asked {
  body?: Buffer;
  /** Of the object, where one is read. */
  mostBytes?: number;
}

/** Of a service that is ill for a moment, or asked too often. */
const isPassing = (status: number) => status >= 500 || status === 429;

/** Sealed bytes in a bucket: the service never sees what is in them. */
export function createS3Blobs({ endpoint, bucket, region, accessKeyId, secretAccessKey, patienceMs = PATIENCE_MS }: S3Options): BlobStore {
  const base = endpoint.replace(/\/+$/, '');
  const signing = { accessKeyId, secretAccessKey, region, service: 's3', cache: new Map<string, ArrayBuffer>() };

  async function sent(method: string, key: string, body: Buffer | undefined, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries += 1) {
      // Signed for each try: a signature is of its moment.
      const signer = new AwsV4Signer({ ...signing, method, url: `${base}/${bucket}/${PREFIX}/${key}` });
      const { url, headers } = await signer.sign();
      const answer = await fetch(url, { method, headers, body: body && new Uint8Array(body), signal });
      if (!isPassing(answer.status) || tries === RETRIES) return answer;
      await answer.body?.cancel();
      await setTimeout(FIRST_RETRY_MS * 2 ** tries);
    }
  }

  /** What it answers, if by one of these statuses. @throws StorageError */
  async function ask(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    statuses: readonly number[],
    { body, mostBytes = WORDS_BYTES }: Asked = {},
  ) {
    try {
      return await withinPatience(patienceMs, async (signal) => {
        const answer = await sent(method, key, body, signal);
        const { status } = answer;
        if (statuses.includes(status)) return { status, bytes: await readBody(answer, status === 200 ? mostBytes : WORDS_BYTES) };
        // A body nobody reads would keep its connection.
        await answer.body?.cancel();
        throw new Error(`HTTP ${status}`);
      });
    } catch (error) {
      throw new StorageError(`S3 ${method}: ${error instanceof Error ? error.message : 'no answer'}`);
    }
  }

  return {
    put: async (key, bytes) => {
      await ask('PUT', key, [200, 201], { body: bytes });
    },
    get: async (key, mostBytes) => {
      const { status, bytes } = await ask('GET', key, [200, 404], { mostBytes });
      return status === 200 ? bytes : undefined;
    },
    remove: async (key) => {
      await ask('DELETE', key, [200, 204, 404]);
    },
  };
}
