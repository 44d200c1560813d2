// Sends requests to Firestore's emulator over its REST protocol, which is fast enough for thousands of checks and for
// repeating them with weakened rules.
import { clientUidOf } from '@bite/shared/identity/client-account';

/** A placeholder for the server's time of the write. */
export const serverTime = Symbol('the time at the server');
/** A placeholder for a deleted field. */
export const removed = Symbol('no field');

export type Fields = Readonly<Record<string, unknown>>;

export type Attempt =
  | { readonly does: 'get' | 'delete'; readonly path: string }
  /** A collection, the document with that name in it, or all collections with that name below a document. */
  | { readonly does: 'list'; readonly path: string; readonly limit?: number; readonly named?: string }
  | {
      readonly does: 'list across';
      readonly collection: string;
      readonly below?: string;
      readonly limit?: number;
    }
  | { readonly does: 'count'; readonly path: string }
  | { readonly does: 'create' | 'update'; readonly path: string; readonly fields: Fields };

type Json = Readonly<Record<string, unknown>>;

/** The session in an ID token; times in milliseconds. */
export interface SessionClaim {
  readonly id: string;
  readonly startedAt: number;
  readonly expiresAt: number;
}

/** A session that has not ended, for everybody. */
export const liveSession: SessionClaim = {
  id: 'live',
  startedAt: 1_700_000_000_000,
  expiresAt: 4_000_000_000_000,
};

/** An unsigned token, as the emulators accept: of a session's client, or without a session claim right after signing in. */
export function tokenOf(uid: string, projectId: string, session: SessionClaim | null = liveSession): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const account = session ? clientUidOf(uid) : uid;
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: account,
    user_id: account,
    iat: 1_700_000_000,
    auth_time: 1_700_000_000,
    exp: 4_000_000_000,
    ...(session && { person: uid, session }),
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function encode(value: unknown): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  return { stringValue: String(value) };
}

const encodeFields = (fields: object): Json =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

const split = (path: string): [parent: string, last: string] => {
  const at = path.lastIndexOf('/');
  return [path.slice(0, Math.max(at, 0)), path.slice(at + 1)];
};

export class FirestoreClient {
  private readonly emulator: string;
  private readonly projectId: string;

  constructor(projectId: string, host = process.env['FIRESTORE_EMULATOR_HOST']) {
    if (!host) throw new Error('No Firestore emulator is named in FIRESTORE_EMULATOR_HOST');
    this.emulator = `http://${host}`;
    this.projectId = projectId;
  }

  /** Throws the compiler's message for invalid rules. */
  async load(rules: string): Promise<void> {
    const files = [{ name: 'firestore.rules', content: rules }];
    const response = await fetch(`${this.emulator}/emulator/v1/projects/${this.projectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files } }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async clear(): Promise<void> {
    const documents = `${this.emulator}/emulator/v1/projects/${this.projectId}/databases/(default)/documents`;
    await fetch(documents, { method: 'DELETE' });
  }

  /** Bypasses the rules, as the server does. */
  async store(documents: ReadonlyMap<string, Fields>): Promise<void> {
    const writes = [...documents].map(([path, fields]) => ({
      update: { name: this.name(path), fields: encodeFields(fields) },
    }));
    for (let start = 0; start < writes.length; start += 400)
      await this.commit(writes.slice(start, start + 400), 'owner');
  }

  /** Bypasses the rules. */
  async remove(path: string): Promise<void> {
    await this.commit([{ delete: this.name(path) }], 'owner');
  }

  /** Whether the rules allow it, whatever happens then. Errors other than their refusal are thrown. */
  async isAllowed(
    uid: string | undefined,
    attempt: Attempt,
    session: SessionClaim | null = liveSession,
  ): Promise<boolean> {
    const token = uid === undefined ? undefined : tokenOf(uid, this.projectId, session);
    const response = await this.send(attempt, token);
    const text = await response.text();
    if (response.ok || response.status === 404 || response.status === 409) return true;
    if (response.status === 403) return false;
    throw new Error(`${attempt.does}: ${response.status} ${text}`);
  }

  private send(attempt: Attempt, token: string | undefined): Promise<Response> {
    switch (attempt.does) {
      case 'get':
        return this.request('GET', `/${attempt.path}`, token);
      case 'list': {
        const [parent, collectionId] = split(attempt.path);
        const name = attempt.named && { referenceValue: this.name(`${attempt.path}/${attempt.named}`) };
        const fieldFilter = { field: { fieldPath: '__name__' }, op: 'EQUAL', value: name };
        const where = name && { where: { fieldFilter } };
        return this.query(parent, { from: [{ collectionId }], ...where, ...bound(attempt) }, token);
      }
      case 'list across': {
        const from = [{ collectionId: attempt.collection, allDescendants: true }];
        return this.query(attempt.below ?? '', { from, ...bound(attempt) }, token);
      }
      case 'count': {
        const [parent, collectionId] = split(attempt.path);
        const structuredQuery = { from: [{ collectionId }] };
        const body = { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } };
        return this.request('POST', `${parent && `/${parent}`}:runAggregationQuery`, token, body);
      }
      case 'create':
        return this.write({ ...this.setting(attempt), currentDocument: { exists: false } }, token);
      case 'update':
        return this.write(
          {
            ...this.setting(attempt),
            updateMask: {
              fieldPaths: Object.keys(attempt.fields).filter((name) => attempt.fields[name] !== serverTime),
            },
            currentDocument: { exists: true },
          },
          token,
        );
      case 'delete':
        return this.write({ delete: this.name(attempt.path) }, token);
    }
  }

  private setting({ path, fields }: { path: string; fields: Fields }): Json {
    const stamped = Object.keys(fields).filter((name) => fields[name] === serverTime);
    const plain = Object.entries(fields).filter(([, value]) => typeof value !== 'symbol');
    return {
      update: { name: this.name(path), fields: encodeFields(Object.fromEntries(plain)) },
      updateTransforms: stamped.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    };
  }

  private query(parent: string, structuredQuery: Json, token: string | undefined): Promise<Response> {
    return this.request('POST', `${parent && `/${parent}`}:runQuery`, token, { structuredQuery });
  }

  private write(write: Json, token: string | undefined): Promise<Response> {
    return this.request('POST', ':commit', token, { writes: [write] });
  }

  private async commit(writes: readonly Json[], token: string): Promise<void> {
    const response = await this.request('POST', ':commit', token, { writes });
    if (!response.ok) throw new Error(await response.text());
  }

  private request(method: string, path: string, token: string | undefined, body?: Json): Promise<Response> {
    return fetch(`${this.emulator}/v1/${this.name()}${path}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  private name(path?: string): string {
    const documents = `projects/${this.projectId}/databases/(default)/documents`;
    return path === undefined ? documents : `${documents}/${path}`;
  }
}

const bound = ({ limit }: { limit?: number }): Json => (limit === undefined ? {} : { limit });
