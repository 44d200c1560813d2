import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { resolutionResult } from './resolution-result.schema.ts';

const whole = {
  restaurant: { guid: aGuid(1), name: 'Bella', slug: 'bella', websiteConfig: { enabled: false } },
  tenant: { guid: aGuid(2), name: 'Bella Group LLC' },
  resolvedBy: 'domain',
};

describe('what a lookup answers', () => {
  it('O3-19, I3.10-07 names restaurant and tenant', () => {
    expect(resolutionResult.parse(whole)).toEqual(whole);
  });

  it.each(['domain', 'slug'])('O3-19, I3.10-07 and that it was found by %s', (resolvedBy) => {
    expect(issuesOf(resolutionResult, { ...whole, resolvedBy })).toEqual([]);
  });

  it('O3-19, I3.10-07 nothing of it may be missing or wrong', () => {
    const { restaurant, tenant } = whole;
    for (const wrong of [
      { ...whole, resolvedBy: 'luck' },
      { ...whole, tenant: { ...tenant, guid: 'x' } },
      { ...whole, tenant: { ...tenant, name: undefined } },
      { ...whole, restaurant: { ...restaurant, guid: undefined } },
      { ...whole, restaurant: { ...restaurant, name: undefined } },
      { ...whole, restaurant: { ...restaurant, slug: undefined } },
      { ...whole, restaurant: { ...restaurant, websiteConfig: {} } },
    ])
      expect(issuesOf(resolutionResult, wrong)).toHaveLength(1);
  });
});
