import { type DomainClaim, domainClaim } from '@bite/shared/domains/domain-claim.schema';
import { endedClaim } from '@bite/shared/domains/host-claims';
import { DAY } from '@bite/shared/kernel/durations';
import { paths } from '@bite/shared/paths';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { beforeAll, describe, expect, it } from 'vitest';
import { rememberHostClaims } from '../../domains/remember-host-claims.ts';
import { countReads } from '../../testing/count-reads.ts';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { toDocument } from './documents.ts';
import { firestoreHostClaims } from './host-claims.ts';

const db = emulatedFirestore('host-claims');
const claims = firestoreHostClaims(db);
const at = new Date(Date.now() - 4 * DAY).toISOString();
const tenantGuid = aGuid(3);

const claimOf = (host: string): DomainClaim => ({
  ...{ host, domainId: 30_000_001, mappingGuid: aGuid(1), restaurantGuid: aGuid(2), tenantGuid },
  ...{ createdAt: at, hasAskedHosting: true },
});
const ended = (isProven: boolean, host: string): DomainClaim => {
  const left = endedClaim(claimOf(host), isProven, new Date().toISOString());
  if (!left) throw new Error('Nothing is remembered');
  return left;
};

beforeAll(async () => {
  const stored = [
    claimOf('held.example'),
    { ...claimOf('proving.example'), unproven: [{ tenantGuid, since: at, rememberedUntil: at }] },
    ended(false, 'lapsed.example'),
    ended(true, 'leaving.example'),
  ];
  for (const claim of stored) await db.doc(paths.domainClaim(claim.host)).set(toDocument(claim, domainClaim));
});

describe('the claim of a host in Firestore', () => {
  it.each([
    ['held.example', true],
    ['proving.example', true],
    ['lapsed.example', false],
    ['leaving.example', false],
    ['nobody.example', false],
  ])('I1-05 of %s says in one read whether it is somebody’s: %s', async (host, isClaimed) => {
    const read = () => claims.isClaimed(host);
    expect(await read()).toBe(isClaimed);
    expect(await countReads(read)).toBe(1);
  });

  it('I1-05 is read once in a while, whether the host is somebody’s or not', async () => {
    const remembered = rememberHostClaims(claims, { free: new Set<string>(), claimed: new Set<string>() });
    const ask = async () => [
      await remembered.isClaimed('held.example'),
      await remembered.isClaimed('lapsed.example'),
    ];
    expect(await countReads(ask)).toBe(2);
    expect(await countReads(ask)).toBe(0);
    expect(await ask()).toEqual([true, false]);
  });
});
