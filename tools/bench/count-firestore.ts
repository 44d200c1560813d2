// Counts what Firestore would bill for this process: every document read, found or missing, and every document written.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.ts';

export interface FirestoreCount {
  reads: number;
  writes: number;
  commits: number;
}

interface Stream {
  emit: (event: string, ...rest: unknown[]) => boolean;
}

interface Client {
  request: (method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => Promise<unknown>;
  requestStream: (method: string, ...rest: unknown[]) => Promise<Stream>;
}

interface Message {
  found?: unknown;
  missing?: unknown;
  document?: unknown;
}

const none = (): FirestoreCount => ({ reads: 0, writes: 0, commits: 0 });

/** Starts counting permanently; `take` returns the counts since its last call. */
export function countFirestore(): { take: () => FirestoreCount } {
  const require = createRequire(join(root, 'functions', 'package.json'));
  const { Firestore } = require('@google-cloud/firestore') as { Firestore: { prototype: Client } };
  const client = Firestore.prototype;
  let count = none();
  countWrites(client, (writes) => {
    count.writes += writes;
    count.commits += 1;
  });
  countReads(client, () => {
    count.reads += 1;
  });
  return {
    take() {
      const taken = count;
      count = none();
      return taken;
    },
  };
}

function countWrites(client: Client, add: (writes: number) => void): void {
  const { request } = client;
  client.request = function counted(this: Client, method, message, ...rest) {
    if (method === 'commit' || method === 'batchWrite') add(message.writes?.length ?? 0);
    return request.call(this, method, message, ...rest);
  };
}

/** A query without results is billed as one read. */
function countReads(client: Client, add: () => void): void {
  const { requestStream } = client;
  client.requestStream = async function counted(this: Client, method, ...rest) {
    const stream = await requestStream.call(this, method, ...rest);
    const { emit } = stream;
    let found = 0;
    stream.emit = function counting(this: Stream, event, ...payload) {
      const message = (payload[0] ?? {}) as Message;
      const isDocument =
        method === 'batchGetDocuments'
          ? message.found || message.missing
          : method === 'runQuery' && message.document;
      const isEmptyQuery = event === 'end' && method === 'runQuery' && found === 0;
      if ((event === 'data' && isDocument) || isEmptyQuery) {
        found += 1;
        add();
      }
      return emit.call(this, event, ...payload);
    };
    return stream;
  };
}
