// What goes wrong with a domain while nobody looks: its set-up is given up, and later its certificate runs out. Both are found by
// schedules, read by its owner, and pass.

import { DAY, HOUR, MINUTE } from '@bite/shared/kernel/durations';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { expect, it } from 'vitest';
import { FIRST_ANSWER } from '../../tools/stack/patience.ts';
import { baseDomain } from '../../tools/stack/stack.ts';
import { phone, windows } from '../support/browser.ts';
import { step } from '../support/check-screen.ts';
import { urls } from '../support/platform.ts';
import { press } from '../support/use.ts';
import { addRecord, changeCertificate, forget } from './dns-host.ts';
import { addDomain, apiAt, badge, becomes, checkNow, openDomains } from './domain-screens.ts';
import { checkedAfter, openedAfter } from './domain-time.ts';

const OWNER = 'owner@scoopandswirl.example.com';
const SLUG = 'scoop-swirl';

/** By which search engines know the restaurant. */
async function canonicalHost(): Promise<string> {
  const html = await (await fetch(`${urls.site}/${SLUG}`)).text();
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return parsedUrl(address)?.hostname ?? address;
}
const isKnownAs = (host: string): Promise<void> =>
  expect.poll(canonicalHost, { timeout: FIRST_ANSWER, interval: 1000 }).toBe(host);

const { open } = windows();

it('I4-23 I3.10-02 I1-05 a set-up that is given up after three days begins again, and an expired certificate has the free address stand in until it is renewed', async () => {
  const domain = `declines-${Date.now().toString(36)}.example`;
  const page = await open(phone, { by: 'touch' });
  await openDomains(page, OWNER, SLUG);
  const api = apiAt(page, SLUG);
  const reads = (state: string, words: string | RegExp) =>
    step(page, async () => {
      await page.reload();
      await badge(page, state).waitFor();
      await page.getByText(words).first().waitFor();
    });
  try {
    await addDomain(page, domain, domain);
    await checkedAfter(domain, 3 * DAY + HOUR);
    await reads('Given up', /We gave up on/);
    for (const record of (await api.setUp(domain)).records) await addRecord(record);
    await checkNow(page);
    await becomes(page, domain, 'Live');
    await press(page.getByRole('button', { name: 'Make it primary' }));
    await page.getByText(/It is the primary address/).waitFor();
    await isKnownAs(domain);

    await changeCertificate(domain, 'expired');
    for (const pause of [15 * MINUTE, 2 * MINUTE]) await openedAfter(domain, pause);
    await reads('Certificate expired', 'Its certificate has expired.');
    await page.getByText('Unhealthy', { exact: true }).waitFor();
    await isKnownAs(`${SLUG}.${baseDomain}`);

    await changeCertificate(domain, 'issue');
    await openedAfter(domain, 5 * MINUTE);
    await reads('Live', 'Healthy');
    await isKnownAs(domain);
  } finally {
    await api.remove(domain);
    await forget(domain);
  }
});
