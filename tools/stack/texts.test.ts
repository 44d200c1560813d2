// The functions' text messages reach the stack's service for them, and its failures are told apart.
import { afterAll, describe, expect, it } from 'vitest';
import { outboundClient } from '../../functions/src/adapters/outbound/outbound-client.ts';
import { twilioTexter } from '../../functions/src/adapters/twilio/twilio-texter.ts';
import { outcomeOf } from '../../functions/src/ports/sending.ts';
import { startTexts } from '../../sandbox/texts/texts.ts';

const texts = await startTexts(0);
const lines: unknown[] = [];
const log = {
  info: (...line: unknown[]) => void lines.push(line),
  error: (...line: unknown[]) => void lines.push(line),
};
const clientTo = (origin: string) =>
  outboundClient({ service: 'text messages', to: { origins: [origin] }, log, timeLimit: 300 });
const client = clientTo(texts.url);
const nowhere = clientTo('http://127.0.0.1:1');
afterAll(async () => {
  await Promise.all([client.close(), nowhere.close()]);
  await texts.close();
});

const settings = { origin: texts.url, account: 'AC1', token: 'secret-token', from: '+15005550006' };
const texter = twilioTexter(settings, async () => client);

async function received(to: string): Promise<{ text: string; from: string }[]> {
  const answer = await fetch(`${texts.url}/api/texts?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { texts: { text: string; from: string }[] }).texts;
}

describe('a text of the functions', () => {
  it('arrives with its sender, and is shown on a page', async () => {
    await texter.send({ to: '+12125550123', text: 'Bella: your order #042 is ready <b>' });
    expect(await received('+12125550123')).toMatchObject([
      { text: 'Bella: your order #042 is ready <b>', from: '+15005550006' },
    ]);
    const page = await (await fetch(texts.url)).text();
    expect(page).toContain('Bella: your order #042 is ready &lt;b&gt;');
  });

  it('goes by a messaging service where one is named', async () => {
    await twilioTexter({ ...settings, from: 'MG1' }, async () => client).send({
      to: '+12125550124',
      text: 'Hi',
    });
    expect(await received('+12125550124')).toMatchObject([{ from: 'MG1' }]);
  });

  it.each([
    ['no number', '+15005550001', 'refused', 0],
    ['a number that takes no texts', '+15005550009', 'refused', 0],
    ['somebody who has replied STOP', '+15005550610', 'refused', 0],
    ['a service with too much to do', '+15005550429', 'notSent', 0],
    ['a service that is down', '+15005550503', 'notSent', 0],
    ['a service that takes it and never answers', '+15005550599', 'unclear', 1],
  ])('to %s (%s) is %s', async (_what, to, outcome, arrived) => {
    const failure = await texter.send({ to, text: 'Hi' }).catch((error: unknown) => error);
    expect(outcomeOf(failure)).toBe(outcome);
    expect(await received(to)).toHaveLength(arrived);
  });

  it('is surely not sent where nobody listens', async () => {
    const lost = twilioTexter({ ...settings, origin: 'http://127.0.0.1:1' }, async () => nowhere);
    expect(outcomeOf(await lost.send({ to: '+1', text: 'Hi' }).catch((error: unknown) => error))).toBe(
      'notSent',
    );
  });

  it('leaves neither number, text nor token in the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/secret-token|\+1|%2B1|Bella|Basic/);
  });
});
