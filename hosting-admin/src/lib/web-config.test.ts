import { describe, expect, it } from 'vitest';
import { findSurroundings, isLocalHost } from './web-config.ts';

const config = { apiKey: 'key', projectId: 'demo-bite' };
const emulators = {
  auth: 'http://127.0.0.1:9099',
  firestore: { host: '127.0.0.1', port: 8080 },
  storage: { host: '127.0.0.1', port: 9199 },
};

/** A server with these answers, and nothing else. */
function serverWith(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const ask = async (path: unknown) => {
    asked.push(String(path));
    const answer = answers[String(path)];
    return answer === undefined ? new Response('<html>', { status: 404 }) : Response.json(answer);
  };
  return { ask: ask as typeof fetch, asked };
}

describe('start-up', () => {
  it('O2.10-01 asks Hosting for the project, and on this machine the API for emulators', async () => {
    const { ask } = serverWith({
      '/__/firebase/init.json': config,
      '/api/v1/emulators': { success: true, data: emulators },
    });
    expect(await findSurroundings('localhost', ask)).toEqual({ config, emulators });
  });

  it('asks for no emulators anywhere else', async () => {
    const { ask, asked } = serverWith({ '/__/firebase/init.json': config });
    expect(await findSurroundings('admin.example.com', ask)).toEqual({ config, emulators: undefined });
    expect(asked).toEqual(['/__/firebase/init.json']);
  });

  it('does without emulators where there are none', async () => {
    const { ask } = serverWith({ '/__/firebase/init.json': config });
    expect((await findSurroundings('127.0.0.1', ask)).emulators).toBeUndefined();
  });

  it.each([
    ['no answer', {}],
    ['an answer without a project', { '/__/firebase/init.json': { apiKey: 'key' } }],
    ['null', { '/__/firebase/init.json': null }],
  ])('O8-07 says what to do on %s', async (_case, answers) => {
    await expect(findSurroundings('admin.example.com', serverWith(answers).ask)).rejects.toThrow(
      /tell your administrator/,
    );
  });

  it('O8-07 says what to do when the server is out of reach', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(findSurroundings('admin.example.com', unreachable)).rejects.toThrow(/Check your connection/);
  });

  it.each([
    ['localhost', true],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['pizza.localhost', true],
    ['localhost.example.com', false],
    ['admin.example.com', false],
  ])('%s is local: %s', (host, isLocal) => {
    expect(isLocalHost(host)).toBe(isLocal);
  });
});
