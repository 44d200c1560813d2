// Every restaurant has a name below our own base domain.
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { aRestaurantRecord } from '@bite/shared/testing/records';
import { beforeEach, describe, expect, it } from 'vitest';
import { domainClaims } from '../collections/domains.ts';
import { createRestaurant } from '../tenancy/create-restaurant.ts';
import { readRestaurant } from '../tenancy/read-restaurant.ts';
import { updateRestaurant } from '../tenancy/update-restaurant.ts';
import { siteAdmin } from '../testing/a-tenancy.ts';
import { callerOf } from '../testing/caller-of.ts';
import {
  alba,
  albasOwner,
  bella,
  bellasOwner,
  type DomainsHere,
  domainsHere,
} from '../testing/domains-here.ts';
import { refused } from '../testing/refused.ts';
import { checkSubdomain } from './check-subdomain.ts';
import { renameSubdomain } from './rename-subdomain.ts';

const owner = callerOf(bellasOwner);
let here: DomainsHere;
beforeEach(async () => {
  here = await domainsHere();
});

async function created(change: { name?: string; slug?: string }) {
  const { name, address, contact, operatingHours, settings } = aRestaurantRecord();
  const fields = restaurantEntity.create
    .omit({ tenantId: true })
    .parse({ name, concept: 'Pizzeria', address, contact, operatingHours, settings, ...change });
  const { restaurant } = await createRestaurant(here.deps, callerOf(siteAdmin), bella.tenantId, fields);
  const { mappingsOf } = await import('./find-mapping.ts');
  return mappingsOf(here.records, restaurant.guid);
}

const rename = (name: string, place = bella, caller = owner) =>
  renameSubdomain(here.deps, caller, place, { name });

/** Claims of somebody else. */
async function claim(...labels: string[]): Promise<void> {
  const some = await here.claim('alba.bite.example');
  if (!some) throw new Error('There is no claim');
  for (const label of labels) {
    const host = `${label}.bite.example`;
    here.records.put(domainClaims, host, { ...some, host });
  }
}

describe('a new restaurant', () => {
  it('I1-05 I4-21 I9-12 has its subdomain from the first moment: active, proven, with a certificate', async () => {
    const mappings = await created({ name: 'Café Zoë' });
    expect(mappings).toMatchObject([
      {
        domain: 'cafe-zoe.bite.example',
        domainType: 'subdomain',
        isActive: true,
        isPrimary: false,
        sslStatus: 'issued',
        verificationStatus: 'verified',
      },
    ]);
    for (const host of ['cafe-zoe.bite.example', 'www.cafe-zoe.bite.example'])
      expect(await here.claim(host)).toMatchObject({ mappingGuid: mappings[0]?.guid });
  });

  it('I9-12 gets a number where its name is taken', async () => {
    await claim('zoe', 'zoe-2');
    expect(await created({ name: 'Zoë' })).toMatchObject([{ domain: 'zoe-3.bite.example' }]);
  });

  it('I8.2-06 is not created where all hundred names are taken', async () => {
    await claim('zoe', ...Array.from({ length: 99 }, (_, index) => `zoe-${index + 2}`));
    expect(await refused(created({ name: 'Zoë' }))).toMatchObject({
      code: 'CONFLICT',
      message: 'Unable to generate unique subdomain after 100 attempts',
    });
  });

  it.each(['Admin', 'Fuck', 'Bite', 'Order'])('I9-12 called %s is named by its number', async (name) => {
    expect(await created({ name })).toMatchObject([{ domain: 'restaurant-20000001.bite.example' }]);
  });

  it.each(['Scunthorpe Fish Bar', 'Cockburn’s', 'Dick’s Drive-In', 'Sussex Kitchen'])(
    'I9-12 called %s keeps its name',
    async (name) => {
      const [mapping] = await created({ name });
      expect(mapping?.domain).not.toContain('restaurant-');
    },
  );
});

describe('renaming', () => {
  it('I1-05 gives the restaurant another name, to which the old one leads', async () => {
    const shown = await rename('bella-napoli');
    expect(shown).toMatchObject({
      domain: 'bella-napoli.bite.example',
      domainType: 'subdomain',
      isActive: true,
    });
    expect(await here.mapping('bella.bite.example')).toMatchObject({
      isActive: true,
      renamedTo: 'bella-napoli.bite.example',
    });
    await rename('bella-roma');
    for (const old of ['bella.bite.example', 'bella-napoli.bite.example'])
      expect(await here.mapping(old)).toMatchObject({ renamedTo: 'bella-roma.bite.example' });
  });

  it('I1-05 keeps the old name for the restaurant, which may go back to it', async () => {
    await rename('bella-napoli');
    expect(await refused(rename('bella', alba, callerOf(albasOwner)))).toMatchObject({
      code: 'CONFLICT',
      details: { fields: { name: 'Another restaurant has this name' } },
    });
    const back = await rename('bella');
    expect(back).not.toHaveProperty('renamedTo');
    expect(await here.mappings()).toHaveLength(2);
  });

  it('I1-05 takes the primary flag along', async () => {
    const [present] = await here.mappings();
    if (present) here.put({ ...present, isPrimary: true });
    expect(await rename('bella-napoli')).toMatchObject({ isPrimary: true });
    expect(await here.mapping('bella.bite.example')).toMatchObject({ isPrimary: false });
  });

  it('I3.10-04 takes along what search engines are told, but not the former name', async () => {
    const [present] = await here.mappings();
    if (!present) throw new Error('There is no subdomain');
    here.put({ ...present, seoConfig: { noIndex: true, canonicalUrl: 'https://bella.bite.example/' } });
    expect((await rename('bella-napoli')).seoConfig).toEqual({ noIndex: true });
    const canonicalUrl = 'https://bella.pizza/';
    const named = await here.mapping('bella-napoli.bite.example');
    if (named) here.put({ ...named, seoConfig: { noIndex: false, canonicalUrl } });
    expect((await rename('bella-roma')).seoConfig).toEqual({ noIndex: false, canonicalUrl });
  });

  it('to the present name changes nothing', async () => {
    const entries = here.audit().length;
    expect(await rename('bella')).toMatchObject({ domain: 'bella.bite.example' });
    expect(here.audit()).toHaveLength(entries);
  });

  it('keeps ten former names at most, so that names are not hoarded', async () => {
    for (let number = 1; number <= 10; number += 1) await rename(`bella-${number}`);
    expect(await refused(rename('bella-11'))).toMatchObject({ code: 'CONFLICT' });
    expect(await rename('bella-3')).toMatchObject({ domain: 'bella-3.bite.example' });
  });

  it('C3-07 does not happen by itself where a restaurant changes its slug', async () => {
    const seen = await readRestaurant(here.deps, callerOf(siteAdmin), bella);
    if (!('version' in seen)) throw new Error('Only the outline is shown');
    const changes = restaurantEntity.update.parse({ slug: 'bella-nuova' });
    await updateRestaurant(here.deps, owner, bella, { version: seen.version, changes });
    expect(await here.mappings()).toMatchObject([{ domain: 'bella.bite.example' }]);
  });

  it('I1-05 is told in the restaurant’s history', async () => {
    await rename('bella-napoli');
    expect(here.audit().filter(({ kind }) => kind === 'domain_mappings')).toMatchObject([
      { action: 'create', recordName: 'bella-napoli.bite.example', ...bella },
      { action: 'update', recordName: 'bella.bite.example', ...bella },
    ]);
  });
});

describe('a name that staff try', () => {
  const isFree = (name: string) => checkSubdomain(here.deps, owner, bella, name);

  it('I9-12 is free, or is their own already', async () => {
    expect(await isFree(' Bella-Napoli ')).toEqual({ isFree: true });
    expect(await isFree('bella')).toEqual({ isFree: true });
  });

  it.each([
    ['alba', 'Another restaurant has this name'],
    ['admin', 'This name cannot be had. Please choose another one'],
    ['xn--bll-eoa', 'This name cannot be had. Please choose another one'],
    ['f-u-c-k', 'This name cannot be had. Please choose another one'],
    ['my-localhost', 'This name cannot be had. Please choose another one'],
    ['', 'Subdomain is required'],
    ['a'.repeat(64), 'Subdomain must be less than 63 characters'],
    [
      'bella_roma',
      'Subdomain must contain only letters, numbers, and hyphens, and cannot start or end with a hyphen',
    ],
    [
      'bella.roma',
      'Subdomain must contain only letters, numbers, and hyphens, and cannot start or end with a hyphen',
    ],
  ])('I5.6-02 I9-12 %j is not: %s', async (name, message) => {
    expect(await isFree(name)).toEqual({ isFree: false, message });
    expect(await refused(rename(name))).toMatchObject({ details: { fields: { name: message } } });
  });
});
