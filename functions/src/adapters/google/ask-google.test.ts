import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboundClient, OutboundRequest } from '../outbound/outbound-client.ts';
import { askingGoogle } from './ask-google.ts';
import { googlePlaces } from './google-places.ts';

let sent: string[] = [];
const client: OutboundClient = {
  send: async ({ url }: OutboundRequest) => {
    sent.push(url);
    return { status: 200, headers: {}, body: Buffer.from('{"id":"place-1"}') };
  },
  close: async () => undefined,
};
const places = googlePlaces(
  askingGoogle(client, (host) => `https://${host}`),
  client,
  'a-key',
);
beforeEach(() => {
  sent = [];
});

describe('an id in the address of a question', () => {
  it.each(['.', '..', ''])('that leads to another resource is asked for nowhere: %j', async (id) => {
    expect(await places.details(id, ['rating'])).toEqual({ outcome: 'failed', reason: 'notFound' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['../places:searchText', '..%2Fplaces%3AsearchText'],
    ['place-1:verb', 'place-1%3Averb'],
    ['a?b#c', 'a%3Fb%23c'],
  ])('is nothing but one part of it: %j', async (id, part) => {
    await places.details(id, ['rating']);
    expect(sent).toEqual([`https://places.googleapis.com/v1/places/${part}`]);
  });

  it('leaves the service’s own verbs as they are', async () => {
    await places.autocomplete('Bella', 'a-session');
    expect(sent).toEqual(['https://places.googleapis.com/v1/places:autocomplete']);
  });
});
