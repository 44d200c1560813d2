// The functions' notifications reach the stack's push service, which reads them as a browser does, and its failures are told apart.
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { outboundClient } from '../../functions/src/adapters/outbound/outbound-client.ts';
import { webPushSender } from '../../functions/src/adapters/web-push/web-push-sender.ts';
import { outcomeOf } from '../../functions/src/ports/sending.ts';
import { type MadeSubscription, startPush } from '../../sandbox/push/push.ts';
import type { ReceivedPush } from '../../sandbox/push/received-push.ts';

const service = await startPush(0);
const lines: unknown[] = [];
const log = {
  info: (...line: unknown[]) => void lines.push(line),
  error: (...line: unknown[]) => void lines.push(line),
};
const to = { origins: [service.url] };
const client = outboundClient({ service: 'push service', to, log, timeLimit: 2000 });
const anywhere = outboundClient({ service: 'push service', to: 'typedHosts', log, timeLimit: 2000 });
afterAll(async () => {
  await Promise.all([client.close(), anywhere.close()]);
  await service.close();
});

const privateKey = String(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d,
);
const subject = 'mailto:us@bite.example';
const sender = webPushSender({ privateKey, subject, to }, async () => client);
const deployed = webPushSender({ privateKey, subject, to: 'typedHosts' }, async () => anywhere);

const reference = '7d0b9d3e-0000-4000-8000-000000000001';
const news = { title: 'Luigi’s Pizzeria', text: 'Your order #042 is ready to be picked up.' };

async function aDevice(fault = ''): Promise<MadeSubscription & { reference: string }> {
  const answer = await fetch(`${service.url}/api/subscriptions${fault}`, { method: 'POST' });
  return { ...((await answer.json()) as MadeSubscription), reference };
}

async function received(id: string): Promise<ReceivedPush[]> {
  const answer = await fetch(`${service.url}/api/pushes?to=${id}`);
  return ((await answer.json()) as { pushes: ReceivedPush[] }).pushes;
}

const outcome = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => outcomeOf(error),
  );

describe('a notification of the functions', () => {
  it('arrives signed and encrypted for its device alone, in time, and newer ones take its place', async () => {
    const device = await aDevice();
    await sender.send(device, news);
    const [push] = await received(device.id);
    expect(push).toMatchObject({
      ...{ subject, urgency: 'high', timeToLive: 4 * 60 * 60 },
      topic: '7d0b9d3e000040008000000000000001',
    });
    expect(JSON.parse(push?.text ?? '')).toEqual({ ...news, reference });
    const page = await (await fetch(service.url)).text();
    expect(page).toContain('Your order #042 is ready');
  });

  it('is taken only with the signature of a key that fits', async () => {
    const { endpoint } = await aDevice();
    const unsigned = await fetch(endpoint, { method: 'POST', body: 'news', headers: { ttl: '60' } });
    expect(unsigned.status).toBe(403);
  });

  it.each([
    ['whose service has too much to do', '?fault=429', 'notSent'],
    ['whose service is down', '?fault=503', 'notSent'],
    ['whose service fails in the middle', '?fault=500', 'unclear'],
    ['whose service finds it malformed', '?fault=400', 'refused'],
  ])('to a device %s is %s', async (_whose, fault, expected) => {
    expect(await outcome(sender.send(await aDevice(fault), news))).toBe(expected);
  });

  it('to a device that is gone is refused', async () => {
    const device = await aDevice();
    await fetch(`${service.url}/api/subscriptions/${device.id}`, { method: 'DELETE' });
    expect(await outcome(sender.send(device, news))).toBe('refused');
    expect(await outcome(sender.send({ ...device, endpoint: `${service.url}/push/00` }, news))).toBe(
      'refused',
    );
  });

  it('leaves neither address, text nor key in the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/\/push\/|vapid|Luigi|#042/);
    expect(JSON.stringify(lines)).not.toContain(privateKey);
  });
});

describe('a device that a stranger registers', () => {
  it('is taken where push services are: by https, at a name or a public address', async () => {
    const { keys, endpoint } = await aDevice();
    const accepts = (address: string) => deployed.accepts({ keys, endpoint: address });
    expect(await accepts('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    for (const address of [
      endpoint,
      'http://push.example.com/a',
      'https://localhost/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://169.254.169.254/latest',
      'https://10.0.0.1/a',
      'https://push.example.com:8443/a',
      'https://a:b@push.example.com/a',
      'nothing',
    ])
      expect([address, await accepts(address)]).toEqual([address, false]);
  });

  it('is not taken with a key that is no point of the curve', async () => {
    const { keys, endpoint } = await aDevice();
    expect(await sender.accepts({ keys, endpoint })).toBe(true);
    expect(await sender.accepts({ endpoint, keys: { ...keys, p256dh: `B${'a'.repeat(86)}` } })).toBe(false);
  });

  it('is refused again when it is written to, whatever was stored', async () => {
    expect(await outcome(deployed.send(await aDevice(), news))).toBe('refused');
  });
});

describe('the key of an installation', () => {
  it('is public as browsers ask for it', () => {
    expect(sender.key).toMatch(/^B[\w-]{86}$/);
  });

  it('that is none is named at start', () => {
    const broken = () => webPushSender({ privateKey: 'short', subject, to }, async () => client);
    expect(broken).toThrow('PUSH_PRIVATE_KEY is no private key');
  });
});
