// Sessions and sign-ins through Hosting, which is between browsers and the API: cookies and hosts arrive as sent.
import { request } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { demoPassword, demoUsers } from '../seed/people.ts';
import { stackFromEnvironment } from './environment.ts';
import { address } from './stack.ts';

const stack = stackFromEnvironment();
const { close } = emulatorClients(stack);
afterAll(close);

const owner = demoUsers.find(
  ({ assignment }) => assignment?.tenant === 'luigis' && assignment.role === 'owner',
);
const DOMAIN = `luigis.localhost:${String(stack.ports.site)}`;

interface Answer {
  status: number;
  cookies: string[];
  data: Readonly<Record<string, unknown>>;
}

/** Sends requests like a browser whose address bar shows `host`. */
function send(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const method = text === undefined ? 'GET' : 'POST';
  const ownPage = { host, origin: `http://${host}`, 'x-bite-csrf': '1', 'content-type': 'application/json' };
  const at = { host: address, port: Number(host.split(':')[1]), path: `/api/v1${path}`, method };
  return new Promise((resolve, reject) => {
    const sent = request({ ...at, headers: { ...ownPage, ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { data = {} } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { data?: Answer['data'] };
      resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [], data });
    });
    sent.on('error', reject).end(text);
  });
}

async function idTokenOf(email = ''): Promise<string> {
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any';
  const response = await fetch(`http://${address}:${String(stack.ports.auth)}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

describe('Hosting', () => {
  it('O7.1-06, O7.1-08 passes the session cookie on, out and in, and a sign-in to a restaurant’s own host', async () => {
    const admin = new URL(stack.urls.admin).host;
    const signedIn = await send(admin, '/auth/signin', {}, { idToken: await idTokenOf(owner?.email) });
    expect(signedIn.status).toBe(200);
    expect(signedIn.cookies).toEqual([
      expect.stringMatching(/^__session=[^;]+; .*HttpOnly; Secure; SameSite=Lax$/),
    ]);
    const cookie = signedIn.cookies[0]?.split(';')[0] ?? '';
    const session = await send(admin, '/auth/session', { cookie });
    expect(session).toMatchObject({ status: 200, data: { user: { email: owner?.email, isActive: true } } });

    const returnUrl = `http://${DOMAIN}/`;
    const handedOver = await send(admin, '/auth/handover', { cookie }, { returnUrl });
    expect(handedOver.status).toBe(200);
    const code = new URL(String(handedOver.data['url'])).searchParams.get('firebaseToken');
    expect((await send(DOMAIN, '/auth/exchange', {}, { code })).status).toBe(200);
    expect((await send(DOMAIN, '/auth/exchange', {}, { code })).status).toBe(401);

    const signedOut = await send(admin, '/auth/signout', { cookie }, {});
    expect(signedOut.cookies).toEqual([expect.stringMatching(/^__session=; /)]);
    expect((await send(admin, '/auth/session', { cookie })).status).toBe(401);
  });

  it('O1-02 leads a guest of a restaurant’s own host to a provider and back, by address or by form, with a cookie for that way alone', async () => {
    const { restaurant } = (await send(DOMAIN, '/domain/slug/luigis-pizzeria')).data as {
      restaurant: { guid: string };
    };
    const restaurantGuid = restaurant.guid;
    for (const provider of ['google', 'apple']) {
      const begun = await send(
        DOMAIN,
        '/diner/provider-sign-ins',
        {},
        { provider, restaurantGuid, language: 'es' },
      );
      const started = await visit(String(begun.data['url']));
      const { cookie, location } = started;
      const decided = await decide(location, `${provider}-guest@example.com`);
      const back = await visit(decided.url, { cookie }, decided.form);
      const { hash } = new URL(back.location);
      expect(back.location).toBe(`http://${DOMAIN}/account?lang=es${hash}`);
      const providerCode = new URLSearchParams(hash.slice(1)).get('provider-code');
      const proof = { requestId: begun.data['requestId'], providerCode };
      const signedIn = await send(DOMAIN, '/diner/session', {}, proof);
      expect(signedIn).toMatchObject({
        status: 200,
        data: { diner: { email: `${provider}-guest@example.com`, providers: [provider] } },
        cookies: [expect.stringMatching(/^__session=diner\..*Path=\/api;/)],
      });
      expect((await send(DOMAIN, '/diner/session', {}, proof)).status).toBe(401);
      const own = signedIn.cookies[0]?.split(';')[0] ?? '';
      expect((await send(DOMAIN, '/diner', { cookie: own })).status).toBe(200);
    }
  });
});

/** Goes to an address of ours as a browser does that follows a link or sends a form. */
async function visit(url: string, headers: Record<string, string> = {}, form?: URLSearchParams) {
  const method = form ? 'POST' : 'GET';
  const response = await fetch(url, { method, headers, redirect: 'manual', ...(form && { body: form }) });
  expect(response.status).toBe(303);
  return {
    location: response.headers.get('location') ?? '',
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

/** At the provider's page: where the browser is sent then, with a form if that is how it answers. */
async function decide(page: string, email: string): Promise<{ url: string; form?: URLSearchParams }> {
  const asked = new URL(page);
  const chosen = new URLSearchParams([...asked.searchParams, ['email', email]]);
  const at = page.replace(/\/authorize\?.*/, '/decide');
  const response = await fetch(at, { method: 'POST', body: chosen, redirect: 'manual' });
  const location = response.headers.get('location');
  if (location !== null) return { url: location };
  const html = await response.text();
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of html.matchAll(/name="(\w+)" value="([^"]*)"/g))
    form.set(name, value);
  return { url: /action="([^"]*)"/.exec(html)?.[1] ?? '', form };
}
