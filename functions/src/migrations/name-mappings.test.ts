import type { DomainMapping } from '@bite/shared/domains/domain-mapping.schema';
import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { expect, it } from 'vitest';
import { domainMappings } from '../collections/domains.ts';
import { memoryRecords } from '../testing/memory-records.ts';
import { nameMappings } from './name-mappings.ts';

function setUp(...domains: string[]) {
  const records = memoryRecords();
  const errors: unknown[] = [];
  const log = { info: () => undefined, error: (...line: unknown[]) => void errors.push(line) };
  const { queryFields: _, ...asBefore } = domainMappings;
  for (const [index, domain] of domains.entries())
    records.put<DomainMapping>(asBefore, String(31_000_000 + index), aDomainMapping(domain));
  const found = async (begins: string) =>
    (
      await records.find(domainMappings, {
        where: [{ field: 'searchName', is: '>=', value: begins }],
        limit: 10,
      })
    ).map(({ record }) => record.domain);
  return { records, errors, found, run: (isDryRun = false) => nameMappings({ records, log }, { isDryRun }) };
}

it('I7.4-05 mappings of an older release are found by how they are read, once', async () => {
  const { found, run } = setUp('bella.example', 'xn--mller-kva.example');
  expect(await run(true)).toEqual({ changed: 2, failed: 0, unreached: 0 });
  expect(await found('a')).toEqual([]);
  expect(await run()).toEqual({ changed: 2, failed: 0, unreached: 0 });
  expect(await found('a')).toEqual(['bella.example', 'xn--mller-kva.example']);
  expect(await found('muller')).toEqual(['xn--mller-kva.example']);
  expect(await run()).toEqual({ changed: 0, failed: 0, unreached: 0 });
});

it('I7.4-05 one that cannot be read is named, and stops no other', async () => {
  const { records, errors, found, run } = setUp('bella.example');
  records.put(
    { path: domainMappings.path, schema: { safeParse: (data) => ({ success: true, data }) } },
    '7',
    {
      domain: 'broken.example',
    },
  );
  expect(await run()).toEqual({ changed: 1, failed: 1, unreached: 0 });
  expect(errors).toMatchObject([[expect.any(String), { id: '7' }]]);
  expect(await found('a')).toEqual(['bella.example']);
});
