import { describe, expect, it } from 'vitest';
import { isReservedSubdomain } from './reserved-subdomains.ts';
import { subdomainCandidates } from './subdomain.ts';

describe('names that no restaurant gets', () => {
  it.each([
    'www',
    'api',
    'admin',
    'mail',
    'order',
    'login',
    'autodiscover',
    'paypal',
    'xn--bll-eoa',
    'ab--cd',
    'paypal-login',
    'bite-login',
    'secure-paypal',
    'my-paypal-login',
    'paypallogin',
    'paypa1',
    'pay-pal',
    'paypal-refund',
    'apple-pay',
    'bite-refund',
    'bitesupport',
    'bite-customer-service',
    'b1te-0fficial',
    'www1',
    'ns5',
    'mta-sts',
  ])('I9-12 %s is kept', (label) => {
    expect(isReservedSubdomain(label)).toBe(true);
  });

  it.each([
    'bella',
    'mailroom',
    'api-kitchen',
    'a--b',
    'the-order',
    'apple-pie',
    'support-bella',
    'one-bite',
    'bite-house',
    'big-bites',
    'union-square-grill',
    'up-5-tapas',
  ])('I9-12 %s is not', (label) => {
    expect(isReservedSubdomain(label)).toBe(false);
  });

  it('I9-12 are no seed of candidates', () => {
    expect(subdomainCandidates({ name: 'Admin', restaurantId: '20000001' })[0]).toBe('restaurant-20000001');
    const candidates = subdomainCandidates({ name: 'Bella', restaurantId: '20000001' }, () => true);
    expect(candidates[1]).toBe('restaurant-20000001-2');
  });
});
