import { aDomainMapping } from '@bite/shared/testing/storefront-sources';
import { describe, expect, it } from 'vitest';
import { openHost } from './open-host.ts';

const NOW = Date.parse('2026-06-10T22:00:00.000Z');
const redirecting = aDomainMapping('bella.example', { redirectConfig: { wwwRedirect: 'apex_to_www' } });
const well = (validTo: string) => ({
  addresses: ['192.0.2.1'],
  status: 200,
  restaurantGuid: redirecting.restaurantGuid,
  certificate: { issuer: 'CA', validFrom: '2026-01-01T00:00:00.000Z', validTo },
});
const [SOON, LATE] = ['2026-07-01T00:00:00.000Z', '2026-09-01T00:00:00.000Z'];

async function open(mapping: typeof redirecting, found: Record<string, object>) {
  const opened: string[] = [];
  const hostProbe = {
    open: async (host: string) => {
      opened.push(host);
      return { addresses: [], ...found[host] };
    },
  };
  const log = { info: () => undefined, error: () => undefined } as unknown as Parameters<
    typeof openHost
  >[0]['log'];
  const probe = await openHost({ hostProbe, log, now: () => NOW }, mapping);
  return { opened, probe };
}

describe('opening a domain', () => {
  it('opens the spelling that it redirects to, too, and the worse one counts', async () => {
    const missing = { addresses: [], fault: 'noAddress' };
    for (const found of [
      { 'bella.example': well(LATE), 'www.bella.example': missing },
      { 'bella.example': missing, 'www.bella.example': well(LATE) },
    ]) {
      const { opened, probe } = await open(redirecting, found);
      expect(opened).toEqual(['bella.example', 'www.bella.example']);
      expect(probe).toEqual({ ...missing, at: new Date(NOW).toISOString() });
    }
  });

  it('goes by the certificate that ends first where both spellings are well', async () => {
    const { probe } = await open(redirecting, {
      'bella.example': well(LATE),
      'www.bella.example': well(SOON),
    });
    expect(probe).toMatchObject({ certificate: { validTo: SOON } });
    expect(probe?.fault).toBeUndefined();
  });

  it.each(['none', 'www_to_apex'])('opens one alone where it is served itself: %s', async (wwwRedirect) => {
    const mapping = aDomainMapping('bella.example', { redirectConfig: { wwwRedirect } });
    const { opened } = await open(mapping, { 'bella.example': well(LATE) });
    expect(opened).toEqual(['bella.example']);
  });
});
