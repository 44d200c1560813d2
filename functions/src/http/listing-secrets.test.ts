// Neither codes nor states nor tokens of a business listing appear in an answer, a log line or a stored document.
import type { Answers } from '@bite/shared/api/answers';
import { describe, expect, it } from 'vitest';
import { openTokens } from '../listing/connection/listing-tokens.ts';
import { canaries, plantCanaries } from '../testing/canaries.ts';
import { type MemoryApi, memoryApi } from '../testing/memory-api.ts';
import { seeded } from '../testing/sample-requests.ts';

const place = { tenantId: seeded.tenantId, restaurantId: seeded.restaurantId };

const stateOf = async (api: MemoryApi): Promise<string> => {
  const { url } = await api.dataOf<Answers['startListingConsent']>('startListingConsent', 'owner');
  return new URL(url).searchParams.get('state') ?? '';
};

describe('connecting a business listing', () => {
  it('I3.8-15, I3.2-03 tells nobody its secrets, whether it works or fails', async () => {
    const api = await memoryApi();
    await plantCanaries(api);
    api.listing.addAccount({ name: 'accounts/101', accountName: 'Bella Group', type: 'PERSONAL' });
    api.listing.addLocation('101', { name: 'locations/2001', title: 'Bella' });
    const answers: string[] = [];
    const ask = async (...request: Parameters<MemoryApi['ask']>) =>
      void answers.push(await (await api.ask(...request)).text());
    const [bad, good] = [await stateOf(api), await stateOf(api)];
    const [unknown, code] = ['code-that-is-unknown', api.listing.consent()];
    await ask('finishListingConsent', 'owner', { body: { code: unknown, state: bad } });
    await ask('finishListingConsent', 'admin', { body: { code, state: good } });
    await ask('finishListingConsent', 'owner', { body: { code, state: good } });
    await ask('finishListingConsent', 'owner', { body: { code, state: good } });
    await ask('listListingAccounts', 'owner');
    await ask('chooseListingLocation', 'owner');
    await ask('getListingConnection', 'owner');
    const tokens = await openTokens(api.ports.vault, place);
    await ask('pullListingProfile', 'owner');
    await ask('getRestaurant', 'owner');
    await ask('listAuditEntries', 'owner');
    api.listing.endConsents();
    await ask('pullListingProfile', 'owner');
    await ask('disconnectListing', 'owner');
    const { verifierOf } = api.ports.listingGrants.application ?? { verifierOf: () => '' };
    const secrets = [
      ...[unknown, code, bad, good, verifierOf(bad), verifierOf(good)],
      ...[tokens?.accessToken, tokens?.refreshToken],
    ];
    expect(secrets.every((secret) => secret !== undefined && secret !== '')).toBe(true);
    const seen = [...answers, ...api.logged, JSON.stringify(api.records.documents())].join('\n');
    for (const secret of secrets) expect(seen).not.toContain(`${secret}`);
    expect(answers.join('\n')).not.toContain(canaries.theirs);
  });
});
