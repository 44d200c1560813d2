// The security headers as they reach a browser, from Hosting and from the functions behind it.
import { describe, expect, it } from 'vitest';
import { stackFromEnvironment } from './environment.ts';

const { urls } = stackFromEnvironment();
const SLUG = 'luigis-pizzeria';

const headersAt = async (address: string): Promise<Record<string, string>> =>
  Object.fromEntries((await fetch(address, { redirect: 'manual' })).headers);

const everywhere = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'permissions-policy': expect.stringContaining('camera=()'),
};

describe.each([
  ['a menu', `${urls.site}/${SLUG}`, 'same-origin-allow-popups', 'strict-origin-when-cross-origin'],
  [
    'a page that is not there',
    `${urls.site}/no-such`,
    'same-origin-allow-popups',
    'strict-origin-when-cross-origin',
  ],
  ['a tracking page', `${urls.site}/${SLUG}/track/a-token`, 'same-origin-allow-popups', 'no-referrer'],
  [
    'a tracking page of nobody',
    `${urls.site}/no-such/track/a-token`,
    'same-origin-allow-popups',
    'no-referrer',
  ],
  ['the back office', `${urls.admin}/`, 'same-origin-allow-popups', 'strict-origin'],
  ['a link of a mail', `${urls.admin}/auth/action?oobCode=x`, 'same-origin-allow-popups', 'strict-origin'],
  ['the strip of featured items', `${urls.embed}/${SLUG}`, 'same-origin', 'strict-origin'],
])('%s', (_what, address, openers, referrers) => {
  it('keeps other windows away, and its address to itself', async () => {
    expect(await headersAt(address)).toMatchObject({
      ...everywhere,
      'cross-origin-opener-policy': openers,
      'referrer-policy': referrers,
    });
  });

  it('loads nothing but what is named, and no inline style that is not', async () => {
    const policy = (await headersAt(address))['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors');
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*.googleapis.com');
  });
});

describe.each([urls.site, urls.admin, urls.embed])('the API below %s', (site) => {
  it('tells nobody of its addresses, and is run and framed by nobody', async () => {
    expect(await headersAt(`${site}/api/v1/domain/slug/${SLUG}`)).toMatchObject({
      ...everywhere,
      'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin)$/),
    });
  });
});

it('crawlers are led to what they may read', async () => {
  const { status, url, text } = await fetch(`${urls.site}/robots.txt`).then(async (answer) => ({
    status: answer.status,
    url: answer.url,
    text: await answer.text(),
  }));
  expect({ status, url }).toEqual({ status: 200, url: `${urls.site}/crawlers.txt` });
  expect(text).toContain('Disallow: /*/track/');
});
