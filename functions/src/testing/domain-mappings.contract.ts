// The contract test of the DomainMappings port, for the in-memory implementation and Firestore's.
import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { expect, it } from 'vitest';
import type { DomainMappings } from '../ports/domain-mappings.ts';

export function domainMappingsContract(make: (mappings: DomainMapping[]) => Promise<DomainMappings>): void {
  const mapped = (domain: string, number: number, change: Record<string, unknown> = {}) =>
    aDomainMapping(domain, { domainId: 31_000_000 + number, guid: aGuid(8000 + number), ...change });
  const apex = mapped('bella.example', 1, {
    redirectConfig: { wwwRedirect: 'www_to_apex' },
    createdBy: 'ann',
  });
  const www = mapped('www.bella.example', 2);
  const inactive = mapped('closed.example', 3, { isActive: false });
  const unproven = mapped('claimed.example', 4, { verificationStatus: 'pending' });

  it('I7.4-03 finds a mapping by its domain, field by field', async () => {
    const mappings = await make([apex, www, inactive]);
    expect(await mappings.findActive(['bella.example'])).toEqual(apex);
  });

  it('the first host that is mapped counts', async () => {
    const mappings = await make([apex, www, inactive]);
    expect(await mappings.findActive(['www.bella.example', 'bella.example'])).toEqual(www);
    expect(await mappings.findActive(['nobody.example', 'bella.example'])).toEqual(apex);
  });

  it('an inactive mapping leads nowhere, and neither does a part of a name', async () => {
    const mappings = await make([apex, www, inactive]);
    expect(await mappings.findActive(['closed.example'])).toBeUndefined();
    expect(await mappings.findActive(['example'])).toBeUndefined();
  });

  it('a domain that its owner has not proven leads nowhere', async () => {
    expect(await (await make([unproven])).findActive(['claimed.example'])).toBeUndefined();
  });

  it('I7.4-03 a proven mapping is found beside any number that have lost its name', async () => {
    const lapsed = Array.from({ length: 30 }, (_, number) =>
      mapped('wanted.example', 100 + number, { verificationStatus: 'failed' }),
    );
    const proven = mapped('wanted.example', 200);
    const mappings = await make([...lapsed, proven]);
    expect(await mappings.findActive(['www.wanted.example', 'wanted.example'])).toEqual(proven);
  });
}
