// A domain of the demo from its records to the restaurant's page, through the stack's own Hosting, DNS and https.
import { readFileSync } from 'node:fs';
import { get } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../functions/src/composition/config.ts';
import { domainServicesFrom } from '../../functions/src/composition/domain-services.ts';
import { silentLog } from '../../functions/src/testing/silent-log.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { authorityFile } from './data-folder.ts';
import { emulatorEnvironment, stackFromEnvironment } from './environment.ts';
import { FIRST_ANSWER } from './patience.ts';
import { address, baseDomain, domainsUrl } from './stack.ts';

const stack = stackFromEnvironment();
const { demo } = placedRestaurants.find((placed) => placed.demo.domain !== undefined) ?? {};
const host = demo?.domain ?? '';

const press = async (action: string, fields: Record<string, string>): Promise<void> => {
  const answer = await fetch(`${domainsUrl(stack)}/do/${action}`, {
    ...{ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' },
  });
  expect(answer.status).toBe(303);
};

const { domainHosting, hostProbe } = domainServicesFrom(
  readConfig(emulatorEnvironment(stack)),
  silentLog,
  () => Date.now(),
);

/** As a browser that finds the host at the stack's own front. */
function pageOf(name: string): Promise<{ status: number; text: string }> {
  const ca = readFileSync(authorityFile(stack), 'utf8');
  const at = { host: address, port: stack.ports.tls, servername: name, ca, headers: { host: name } };
  return new Promise((resolve, reject) => {
    get(at, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}

describe('a domain of the running platform', () => {
  beforeAll(async () => {
    const added = await domainHosting.add(host);
    if (added.outcome === 'failed') throw new Error(added.reason);
    for (const { name, type, value } of added.value.wanted) await press('record', { name, type, value });
    await press('certificate', { domain: host, change: 'issue' });
  });
  afterAll(async () => {
    await press('purge', { domain: host });
    const html = await (await fetch(domainsUrl(stack))).text();
    for (const [, id = ''] of html.matchAll(/action="\/do\/remove-record"><input[^>]*value="([^"]+)"/g))
      await press('remove-record', { id });
  });

  it(
    'leads to its restaurant’s page by https, once Hosting has a certificate for it',
    async () => {
      expect(await domainHosting.find(host)).toMatchObject({
        ...{ outcome: 'answered', value: { verification: 'verified', certificate: 'issued' } },
      });
      const { status, text } = await pageOf(host);
      expect(status).toBe(200);
      expect(text).toContain(demo?.name);
    },
    FIRST_ANSWER,
  );

  it('shows a good certificate to the look at it', async () => {
    const found = await hostProbe.open(host);
    expect(found).toMatchObject({
      addresses: ['199.36.158.100'],
      certificate: { issuer: 'Bite sandbox' },
      status: 200,
    });
  });

  it('that is a subdomain of Bite has its wildcard’s', async () => {
    const found = await hostProbe.open(`nobody.${baseDomain}`);
    expect(found.certificate?.issuer).toBe('Bite sandbox');
  });
});
