import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../api/client.ts';
import { routes } from '../api/routes.ts';
import { findDomainMapping, isHealthy, resolveDomainWithAlternative, resolveSlug } from './lookups.ts';

type Answer = () => Response | Promise<Response>;

const ok = (data: unknown) => () => Response.json({ success: true, data });
const refused =
  (message: string, status = 404) =>
  () =>
    Response.json(
      { success: false, error: { code: 'DOMAIN_NOT_MAPPED', message, requestId: 'r' } },
      { status },
    );
const lost = () => Promise.reject(new TypeError('fetch failed'));

/** A client whose network gives these answers in turn; `asked` are the domains and paths. */
function aNetwork(...answers: Answer[]) {
  const asked: string[] = [];
  const call = createClient(routes, {
    fetch: async (url, init = {}) => {
      const sent = init.body ? JSON.parse(String(init.body)).domain : decodeURIComponent(String(url));
      asked.push(sent.replace(/^.*\//, ''));
      const answer = answers.shift();
      if (!answer) throw new Error('nobody expected another request');
      return answer();
    },
  });
  return { call, asked };
}

const bella = {
  restaurantGuid: 'g',
  restaurantName: 'Bella',
  restaurantSlug: 'bella',
  websiteEnabled: true,
  tenantGuid: 't',
  tenantName: 'Bella Group',
};

describe('resolving a domain', () => {
  it('O7.2-02, I7.3-04 asks once where the exact name is known', async () => {
    const { call, asked } = aNetwork(ok(bella));
    expect(await resolveDomainWithAlternative(call, 'bella.com')).toEqual({ success: true, data: bella });
    expect(asked).toEqual(['bella.com']);
  });

  it.each([
    ['bella.com', 'www.bella.com', refused('No')],
    ['www.bella.com', 'bella.com', refused('No')],
    ['bella.com', 'www.bella.com', refused('Broken', 500)],
    ['bella.com', 'www.bella.com', lost],
    ['a.co', 'www.a.co', refused('No')],
  ])('O7.2-02, I7.3-04, I9-13 then tries %s as %s, once', async (domain, alternative, failure) => {
    const { call, asked } = aNetwork(failure, ok(bella));
    expect(await resolveDomainWithAlternative(call, domain)).toEqual({ success: true, data: bella });
    expect(asked).toEqual([domain, alternative]);
  });

  it('O7.2-02, I9-13, O8-08, I8.2-09 tries no other spelling of a name under four characters', async () => {
    const { call, asked } = aNetwork(refused('No'));
    expect(await resolveDomainWithAlternative(call, 'a.b')).toEqual({
      success: false,
      error: 'Failed to resolve domain: a.b',
    });
    expect(asked).toEqual(['a.b']);
  });

  it('O8-08, I8.2-09 says why the exact name and why the alternative failed', async () => {
    const { call, asked } = aNetwork(
      refused('No restaurant configured for domain: bella.com'),
      () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    );
    expect(await resolveDomainWithAlternative(call, 'bella.com')).toEqual({
      success: false,
      error:
        'Failed to resolve domain: bella.com (bella.com: No restaurant configured for domain: bella.com; www.bella.com: HTTP 502: Bad Gateway)',
    });
    expect(asked).toHaveLength(2);
  });

  it('never throws, and never asks more than twice', async () => {
    const network = fc.array(fc.constantFrom<Answer>(ok(bella), refused('No'), lost), {
      minLength: 2,
      maxLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), network, async (domain, answers) => {
        const { call, asked } = aNetwork(...answers);
        const { success } = await resolveDomainWithAlternative(call, domain);
        expect(typeof success).toBe('boolean');
        expect(asked.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('resolving a slug', () => {
  const found = { restaurant: { guid: 'g' }, tenant: { guid: 't' }, resolvedBy: 'slug' };

  it('O7.2-03, I7.3-05 gives restaurant and tenant', async () => {
    const { call, asked } = aNetwork(ok(found));
    expect(await resolveSlug(call, 'bella')).toEqual({ success: true, data: found });
    expect(asked).toEqual(['bella']);
  });

  it.each([
    ['refused', refused('Restaurant not found for slug: bella'), 'Failed to resolve slug: bella'],
    ['refused as invalid', refused('Too long', 400), 'Failed to resolve slug: bella'],
    ['broken', refused('Broken', 500), 'Slug resolution failed'],
    ['lost', lost, 'Slug resolution failed'],
  ])('O8-08, I8.2-09 %s: %s', async (_what, answer, error) => {
    expect(await resolveSlug(aNetwork(answer).call, 'bella')).toEqual({ success: false, error });
  });
});

describe('looking a mapping up', () => {
  const mapping = { domain: 'bella.com', restaurantGuid: 'g', tenantGuid: 't' };

  it.each<[string, string, Answer[], unknown, string[]]>([
    ['is there', 'bella.com', [ok(mapping)], mapping, ['bella.com']],
    [
      'is under the other spelling',
      'bella.com',
      [ok(null), ok(mapping)],
      mapping,
      ['bella.com', 'www.bella.com'],
    ],
    [
      'failed, and the other is there',
      'bella.com',
      [lost, ok(mapping)],
      mapping,
      ['bella.com', 'www.bella.com'],
    ],
    ['is nowhere', 'bella.com', [ok(null), ok(null)], null, ['bella.com', 'www.bella.com']],
    ['has no other spelling', 'a.b', [ok(null)], null, ['a.b']],
  ])('O7.2-04, I7.3-06 where it %s', async (_what, domain, answers, expected, asks) => {
    const { call, asked } = aNetwork(...answers);
    expect(await findDomainMapping(call, domain)).toEqual(expected);
    expect(asked).toEqual(asks);
  });

  it('O8-08, C8-08 gives null where nobody answers', async () => {
    expect(await findDomainMapping(aNetwork(lost, lost).call, 'bella.com')).toBeNull();
  });
});

describe('health', () => {
  it.each([
    ['well', ok({ status: 'ok' }), true],
    ['failing', refused('No', 503), false],
    ['silent', lost, false],
  ])('O7.2-05, I7.3-07 of an API that is %s', async (_what, answer, expected) => {
    expect(await isHealthy(aNetwork(answer).call)).toBe(expected);
  });
});
