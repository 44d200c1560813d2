// The checks before a deployment, against a server that simulates Google's APIs.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SetupError } from '../console.ts';
import type { Finding } from './finding.ts';
import { googleApis } from './google.ts';
import { type Installation, readInstallation } from './installation.ts';
import { readRequest } from './request.ts';
import { runChecks } from './run-checks.ts';

const PROJECT = 'my-bite-1234';
const firestore = `firestore/v1/projects/${PROJECT}/databases/(default)`;
const asks = {
  auth: `identitytoolkit/admin/v2/projects/${PROJECT}/config`,
  appCheck: `firebaseappcheck/v1/projects/${PROJECT}/services`,
  webApps: `firebase/v1beta1/projects/${PROJECT}/webApps`,
  siteKey: `firebaseappcheck/v1/projects/${PROJECT}/apps/1:2:web:3/recaptchaEnterpriseConfig`,
  ttl: `${firestore}/collectionGroups/-/fields`,
  backups: `${firestore}/backupSchedules`,
  database: firestore,
  bucket: `firebasestorage/v1beta/projects/${PROJECT}/defaultBucket`,
  cors: 'storage/storage/v1/b/my-bite.firebasestorage.app',
  secret: `secretmanager/v1/projects/${PROJECT}/secrets/VAULT_KEY/versions/latest`,
} as const;
type Ask = keyof typeof asks;

const service = (name: string, enforcementMode?: string) => ({
  name: `projects/1/services/${name}.googleapis.com`,
  enforcementMode,
});
const guarded = (mode?: string) => ({
  services: ['firestore', 'firebasestorage', 'identitytoolkit'].map((name) => service(name, mode)),
});
const ttlField = (state: string) => ({
  fields: [{ name: `${firestore}/collectionGroups/sessions/fields/expiresAt`, ttlConfig: { state } }],
});

const aBucket = (location: string) => ({
  location,
  bucket: { name: `projects/${PROJECT}/buckets/my-bite.firebasestorage.app` },
});

const good: Record<Ask, unknown> = {
  auth: { name: 'projects/1/config', emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  appCheck: guarded('ENFORCED'),
  webApps: { apps: [{ appId: '1:2:web:3' }] },
  siteKey: { name: 'projects/1/apps/x/recaptchaEnterpriseConfig', siteKey: 'the-key' },
  ttl: ttlField('ACTIVE'),
  backups: { backupSchedules: [{ name: 'daily', retention: '604800s' }] },
  database: { name: 'database', pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
  bucket: aBucket('US-CENTRAL1'),
  cors: { cors: [{ origin: ['*'], method: ['GET'] }] },
  secret: { name: 'version', state: 'ENABLED' },
};

const installation: Installation = {
  siteKey: 'the-key',
  builtFor: undefined,
  settings: {
    BITE_ENVIRONMENT: 'production',
    APP_CHECK: 'enforce',
    BITE_ADMIN_ORIGIN: 'https://admin.bite.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'Bite <no-reply@bite.example>',
  },
  timeToLive: [{ collection: 'sessions', field: 'expiresAt' }],
  secrets: ['VAULT_KEY'],
};

type Reply = (response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let replies: Partial<Record<Ask, Reply>> = {};
const received: { authorization: string | undefined; project: unknown }[] = [];
const server = createServer((request, response) => {
  received.push({
    authorization: request.headers.authorization,
    project: request.headers['x-goog-user-project'],
  });
  const path = new URL(request.url ?? '', 'http://localhost').pathname.slice(1);
  const ask = (Object.keys(asks) as Ask[]).find((each) => asks[each] === decodeURIComponent(path));
  if (!ask) return json({ error: { message: `nobody asks for ${path}` } }, 500)(response);
  (replies[ask] ?? json(good[ask]))(response);
});
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  replies = {};
});

const check = (changed: Partial<Installation> = {}, patience = 10_000): Promise<Finding[]> =>
  runChecks(
    googleApis({ projectId: PROJECT, token: 'a-token', patience, at: (name) => `${origin}/${name}` }),
    PROJECT,
    { ...installation, ...changed },
  );

const notOk = (findings: Finding[]) =>
  findings.filter(({ verdict }) => verdict !== 'ok').map(({ what, verdict }) => [what, verdict]);

const firestoreAndMore = ['App Check of Firestore', 'App Check of Storage', 'App Check of Authentication'];

/** Findings that depend on an answer that is missing. */
const dependent: Record<Ask, string[]> = {
  auth: ['Email enumeration protection'],
  appCheck: firestoreAndMore,
  webApps: ['App Check site key'],
  siteKey: ['App Check site key'],
  ttl: ['TTL of sessions.expiresAt'],
  backups: ['Backups of the database'],
  database: ['Point-in-time recovery'],
  bucket: ['Bucket of pictures'],
  cors: ['Cropping of saved pictures'],
  secret: ['Secret VAULT_KEY'],
};
const questions = Object.entries(dependent) as [Ask, string[]][];

describe('the checks before a deployment', () => {
  it('are all ok where the project is ready', async () => {
    const findings = await check();
    expect(notOk(findings)).toEqual([]);
    expect(findings).toHaveLength(14);
  });

  it('are ok with a bucket that is kept all over the continent', async () => {
    replies.bucket = json(aBucket('US'));
    expect(notOk(await check())).toEqual([]);
  });

  it('ask with the credentials and the quota of who runs them', async () => {
    received.length = 0;
    await check();
    expect(new Set(received.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ authorization: 'Bearer a-token', project: PROJECT })]),
    );
  });

  it.each<[string, Ask, unknown, string[]]>([
    ['protection off', 'auth', { name: 'config' }, dependent.auth],
    ['App Check only watching', 'appCheck', guarded('UNENFORCED'), firestoreAndMore],
    ['App Check off', 'appCheck', {}, firestoreAndMore],
    [
      'App Check of one service off',
      'appCheck',
      { services: guarded('ENFORCED').services.slice(1) },
      ['App Check of Firestore'],
    ],
    ['no web app', 'webApps', {}, dependent.siteKey],
    ['another site key', 'siteKey', { name: 'config', siteKey: 'another' }, dependent.siteKey],
    ['no TTL policy', 'ttl', {}, dependent.ttl],
    ['a TTL policy still being made', 'ttl', ttlField('CREATING'), dependent.ttl],
    ['a TTL policy in need of repair', 'ttl', ttlField('NEEDS_REPAIR'), dependent.ttl],
    ['no backup schedule', 'backups', {}, dependent.backups],
    ['no point-in-time recovery', 'database', { name: 'database' }, dependent.database],
    ['a bucket on another continent', 'bucket', aBucket('EU'), dependent.bucket],
    ['a bucket that pages may not read', 'cors', {}, dependent.cors],
    [
      'a bucket that only pages of others may read',
      'cors',
      { cors: [{ origin: ['https://other.example'], method: ['GET'] }] },
      dependent.cors,
    ],
    ['a secret that is switched off', 'secret', { name: 'version', state: 'DISABLED' }, dependent.secret],
  ])('say what is wrong, and what to do: %s', async (_what, ask, body, wrong) => {
    replies[ask] = json(body);
    const findings = await check();
    expect(notOk(findings)).toEqual(wrong.map((what) => [what, 'wrong']));
    for (const { verdict, advice } of findings) expect(advice !== undefined).toBe(verdict !== 'ok');
  });

  it.each(questions)('take for wrong what is not there: %s', async (ask, what) => {
    replies[ask] = json({ error: { message: 'Not found' } }, 404);
    expect(notOk(await check())).toEqual(what.map((each) => [each, 'wrong']));
  });

  const silences: [string, Reply, string][] = [
    [
      'may not be read',
      json({ error: { message: 'The caller does not have permission' } }, 403),
      '403: The caller does not have permission',
    ],
    ['breaks', (response) => void response.writeHead(500).end('<html>Sorry</html>'), 'answered 500'],
    ['answers no JSON', (response) => void response.writeHead(200).end('<html>Hello</html>'), 'unexpected'],
    ['answers nonsense', json('nonsense'), 'unexpected'],
    ['hangs up', (response) => void response.destroy(), 'could not be reached'],
  ];
  it.each(questions.flatMap(([ask, what]) => silences.map((silence) => [ask, ...silence, what] as const)))(
    'do not take for ok what could not be checked: %s %s',
    async (ask, _how, reply, words, what) => {
      replies[ask] = reply;
      const findings = await check();
      expect(notOk(findings)).toEqual(what.map((each) => [each, 'unknown']));
      const told = findings.filter(({ verdict }) => verdict === 'unknown');
      for (const { detail, advice } of told) {
        expect(detail).toContain(words);
        expect(advice).toBeTruthy();
      }
    },
  );

  it('do not wait for ever', async () => {
    for (const [ask] of questions) replies[ask] = () => undefined;
    const findings = await check({}, 50);
    const [first] = findings;
    expect(first).toMatchObject({ verdict: 'unknown', detail: 'no answer within 0.05 s' });
    expect(findings.filter(({ verdict }) => verdict === 'ok').map(({ what }) => what)).toEqual([
      'App Check of the API',
      'Settings of the functions',
      'Environment',
    ]);
  });

  it.each<[string, Partial<Installation>, string]>([
    ['built without a site key', { siteKey: undefined }, 'App Check site key'],
    [
      'App Check not asked for',
      { settings: { ...installation.settings, APP_CHECK: undefined } },
      'App Check of the API',
    ],
    [
      'nowhere for staff to sign in',
      { settings: { ...installation.settings, BITE_ADMIN_ORIGIN: undefined } },
      'Settings of the functions',
    ],
    ['a back office that is built for staging', { builtFor: 'staging' }, 'Environment'],
    [
      'an environment that nobody names',
      { settings: { ...installation.settings, BITE_ENVIRONMENT: undefined } },
      'Environment',
    ],
    [
      'a password where everyone may read it',
      { settings: { ...installation.settings, SMTP_URL: 'smtps://bite:secret@mail.example' } },
      'Settings of the functions',
    ],
    [
      'no mail server',
      { settings: { ...installation.settings, SMTP_URL: undefined } },
      'Settings of the functions',
    ],
  ])('know what this checkout says: %s', async (_what, changed, what) => {
    expect(notOk(await check(changed))).toEqual([[what, 'wrong']]);
  });
});

describe('the checkout', () => {
  it('names every secret that a function is bound to', () => {
    expect(readInstallation(PROJECT).secrets).toEqual([
      'APPLE_PAY_IDENTITY',
      'APPLE_PRIVATE_KEY',
      'GOOGLE_CLIENT_SECRET',
      'GUEST_HASH_KEY',
      'LISTINGS_CLIENT_SECRET',
      'PLACES_KEY',
      'PUSH_PRIVATE_KEY',
      'REPLY_MODEL_KEY',
      'SMTP_PASSWORD',
      'TEXTS_TOKEN',
      'VAULT_KEYS',
      'VERCEL_TOKEN',
    ]);
  });

  it('names every collection that forgets by itself', () => {
    const { timeToLive } = readInstallation(PROJECT);
    expect(timeToLive.map(({ collection }) => collection).sort()).toEqual([
      'auto_reply_counts',
      'deleted_records',
      'diner_sessions',
      'domain_claims',
      'domain_offers',
      'domain_probes',
      'hand_over_codes',
      'idempotency_keys',
      'listing_consents',
      'menu_import_texts',
      'order_messages',
      'password_codes',
      'places_listings',
      'promotion_guests',
      'provider_sign_ins',
      'push_devices',
      'rate_limits',
      'sessions',
      'sign_in_codes',
      'tracking_links',
    ]);
  });
});

describe('the command', () => {
  it('checks the project that is named', () => {
    expect(readRequest(['--project', PROJECT])).toBe(PROJECT);
  });

  it.each([[[]], [['--project', '']], [['--project', '../else']]])('asks for a project: %j', (args) => {
    expect(() => readRequest(args)).toThrow(SetupError);
  });
});
