// Sends requests to Storage's emulator with the protocol of Firebase's own library.
import { type SessionClaim, tokenOf } from './firestore-client.ts';

export interface File {
  readonly type?: string;
  /** Number of bytes; their content does not matter. */
  readonly size: number;
  /** The content disposition; 'attachment' by default, none if null. */
  readonly disposition?: string | null;
}

export const storageOperations = [
  'read',
  'read the metadata',
  'list',
  'create',
  'replace',
  'change the metadata',
  'delete',
] as const;
export type StorageOperation = (typeof storageOperations)[number];

const dispositionOf = ({ disposition = 'attachment' }: File) =>
  disposition === null ? {} : { contentDisposition: disposition };

const BOUNDARY = 'between-the-parts';
const OWNER = 'Bearer owner';

/** The emulator closes a connection after five idle seconds, which a busy machine may need to prepare ten megabytes. */
const ownConnection = { connection: 'close' };

export class StorageClient {
  private readonly origin: string;
  private readonly bucket: string;
  private readonly projectId: string;

  constructor(projectId: string, host = process.env['FIREBASE_STORAGE_EMULATOR_HOST']) {
    if (!host) throw new Error('No Storage emulator is named in FIREBASE_STORAGE_EMULATOR_HOST');
    this.origin = `http://${host}`;
    this.projectId = projectId;
    this.bucket = 'rules-tests.appspot.com';
  }

  /** For every bucket of the emulator. Throws the compiler's message for invalid rules. */
  async load(rules: string): Promise<void> {
    const response = await fetch(`${this.origin}/internal/setRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** Bypasses the rules, as the server does. */
  async store(path: string, file: File): Promise<void> {
    await this.upload(path, file, OWNER);
  }

  /** Bypasses the rules. */
  async remove(path: string): Promise<void> {
    await fetch(this.address(path), { method: 'DELETE', headers: { authorization: OWNER } });
  }

  /** Whether the rules allow it. Errors other than a refusal by the rules are thrown. */
  async isAllowed(
    uid: string | undefined,
    does: StorageOperation,
    path: string,
    file: File,
    session?: SessionClaim | null,
  ): Promise<boolean> {
    const token = uid === undefined ? undefined : `Firebase ${tokenOf(uid, this.projectId, session)}`;
    const response = await this.send(does, path, file, token);
    await response.arrayBuffer();
    if (response.ok || response.status === 404) return true;
    if (response.status === 403) return false;
    throw new Error(`${does} ${path}: ${response.status}`);
  }

  private send(does: StorageOperation, path: string, file: File, token?: string): Promise<Response> {
    const headers = { ...ownConnection, ...(token && { authorization: token }) };
    switch (does) {
      case 'read':
        return fetch(`${this.address(path)}?alt=media`, { headers });
      case 'read the metadata':
        return fetch(this.address(path), { headers });
      case 'list':
        return fetch(`${this.address()}?delimiter=/&prefix=${encodeURIComponent(`${path}/`)}`, { headers });
      case 'create':
      case 'replace':
        return this.upload(path, file, token);
      case 'change the metadata':
        return fetch(this.address(path), {
          method: 'PATCH',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({
            contentType: file.type,
            cacheControl: 'no-store',
            // Null removes the field.
            contentDisposition: null,
            ...dispositionOf(file),
          }),
        });
      case 'delete':
        return fetch(this.address(path), { method: 'DELETE', headers });
    }
  }

  private upload(path: string, file: File, token: string | undefined): Promise<Response> {
    const { type, size } = file;
    const about = JSON.stringify({ name: path, ...(type && { contentType: type }), ...dispositionOf(file) });
    const body = Buffer.concat([
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: application/json\r\n\r\n${about}\r\n`),
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: application/octet-stream\r\n\r\n`),
      Buffer.alloc(size, 1),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    return fetch(`${this.address()}?name=${encodeURIComponent(path)}`, {
      method: 'POST',
      headers: {
        ...ownConnection,
        ...(token && { authorization: token }),
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${BOUNDARY}`,
      },
      body,
    });
  }

  private address(path?: string): string {
    const files = `${this.origin}/v0/b/${this.bucket}/o`;
    return path === undefined ? files : `${files}/${encodeURIComponent(path)}`;
  }
}
