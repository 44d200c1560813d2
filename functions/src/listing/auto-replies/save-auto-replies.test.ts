import { type AutoReplyConfigInput, autoReplyChoices } from '@bite/shared/listing/auto-reply.schema';
import { languageOf } from '@bite/shared/listing/text-language';
import { beforeEach, describe, expect, it } from 'vitest';
import { versionOf } from '../../audit/version.ts';
import { restaurantsOf } from '../../collections/collections.ts';
import {
  AUTO_REPLY_CONFIG,
  autoReplyConfigsOf,
  LISTING_CONNECTION,
  listingConnectionsOf,
} from '../../collections/listing.ts';
import { updateRestaurant } from '../../tenancy/update-restaurant.ts';
import { aListedRestaurant, type ListedRestaurant } from '../../testing/a-listed-restaurant.ts';
import { memoryDueWorkQueue } from '../../testing/memory-due-work-queue.ts';
import { at, member, place } from '../../testing/memory-place.ts';
import { refused } from '../../testing/refused.ts';
import type { AutoReplyDeps } from './auto-reply-deps.ts';
import { previewReplies } from './preview-replies.ts';
import { readAutoReplies, saveAutoReplies } from './save-auto-replies.ts';

let here: ListedRestaurant;
let deps: AutoReplyDeps;
beforeEach(async () => {
  here = await aListedRestaurant();
  deps = { ...here, dueWorkQueue: memoryDueWorkQueue(), replyWriter: undefined };
});

const caller = { user: member('owner'), requestId: 'request-1' };
const read = () => readAutoReplies(deps, caller, place);
const save = async (choices: Partial<AutoReplyConfigInput>) => {
  const { version, choices: before } = await read();
  const after = autoReplyChoices.parse({ ...before, ...choices });
  return saveAutoReplies(deps, caller, place, { version, choices: after });
};
const record = () => here.records.get(restaurantsOf(place.tenantId), String(place.restaurantId));

describe('the configuration of automatic replies', () => {
  it('I3.8-14 is off until somebody switches it on, from when on reviews are answered', async () => {
    expect(await read()).toMatchObject({ choices: { isEnabled: false }, isConnected: true, waiting: 0 });
    here.clock.minutes = 5;
    expect((await save({ isEnabled: true })).enabledAt).toBe(at(5));
    here.clock.minutes = 10;
    expect((await save({ dailyCap: 7 })).enabledAt).toBe(at(5));
    expect((await save({ isEnabled: false })).enabledAt).toBe(at(5));
    here.clock.minutes = 20;
    expect(await save({ isEnabled: true })).toMatchObject({ enabledAt: at(20), choices: { dailyCap: 7 } });
  });

  it('I3.8-14 loses what staff take away', async () => {
    await save({ maxResponseTime: 48, quietFrom: '22:00', quietTo: '08:00', customTone: 'Warm' });
    const { choices } = await save({
      maxResponseTime: undefined,
      quietFrom: undefined,
      quietTo: undefined,
      customTone: undefined,
    });
    expect([choices.maxResponseTime, choices.quietFrom, choices.customTone]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });

  it('I3.8-08 keeps which variables each template has', async () => {
    const template = { templateId: 't', rating: 5, template: '{businessName}: {rating}, {rating}!' };
    const { choices } = await save({ responseTemplates: [template] });
    expect(choices.responseTemplates[0]?.variables).toEqual(['rating', 'businessName']);
  });

  it('I4-04 says that the access has ended', async () => {
    const connection = await here.records.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!connection) throw new Error('There is a connection');
    expect(await read()).not.toHaveProperty('hasEnded');
    here.records.put(listingConnectionsOf(place), LISTING_CONNECTION, { ...connection, status: 'error' });
    expect(await read()).toMatchObject({ isConnected: true, hasEnded: true });
  });

  it('I3.8-14 needs a listing, and is another one’s no more', async () => {
    await save({ isEnabled: true });
    const connection = await here.records.get(listingConnectionsOf(place), LISTING_CONNECTION);
    if (!connection) throw new Error('There is a connection');
    here.records.put(listingConnectionsOf(place), LISTING_CONNECTION, {
      ...connection,
      connectionId: 'other',
    });
    expect(await read()).toMatchObject({ choices: { isEnabled: false }, isConnected: true });
    here.records.remove(listingConnectionsOf(place), LISTING_CONNECTION);
    expect(await read()).toMatchObject({ isConnected: false });
    expect(await refused(save({ isEnabled: true }))).toMatchObject({
      ...{ code: 'CONFLICT', message: 'Please connect the Google listing first' },
    });
  });

  it('is refused where somebody else has changed it, and stands in the history', async () => {
    const { version, choices } = await read();
    await save({ dailyCap: 9 });
    const late = saveAutoReplies(deps, caller, place, { version, choices });
    expect(await refused(late)).toMatchObject({ code: 'CONFLICT', details: { current: { dailyCap: 9 } } });
    await save({ dailyCap: 8 });
    expect(here.audited().map(({ kind, action }) => [kind, action])).toEqual([
      ['auto_reply_configs', 'create'],
      ['auto_reply_configs', 'update'],
    ]);
    expect((await here.records.get(autoReplyConfigsOf(place), AUTO_REPLY_CONFIG))?.dailyCap).toBe(8);
  });

  it('I3.2-05 is what the restaurant’s record says of it, where nobody can change it', async () => {
    await save({
      isEnabled: true,
      autoRespondToRatings: [4, 5],
      maxResponseTime: 72,
      responseLength: 'short',
    });
    expect((await record())?.platformSync.platforms.googleMyBusiness?.aiReplyConfig).toEqual({
      ...{ enabled: true, autoReply: true, responseStyle: 'professional', responseLength: 'short' },
      ...{ includeBusinessName: true, minimumRating: 4, maxResponseTime: 72 },
    });
    const changes = {
      platformSync: { platforms: { googleMyBusiness: { aiReplyConfig: { enabled: false } } } },
    };
    const version = versionOf((await record()) ?? {});
    const changing = updateRestaurant(here, caller, place, { changes, version });
    expect(await refused(changing)).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: { 'platformSync.platforms.googleMyBusiness.aiReplyConfig': expect.any(String) } },
    });
  });

  it('I3.8-14 shows what each rating would get, without storing anything', async () => {
    const before = here.records.documents();
    const choices = autoReplyChoices.parse({ autoRespondToRatings: [1, 4, 5], approvalRatings: [1] });
    const { previews } = await previewReplies(deps, caller, place, { choices, example: 0, language: 'en' });
    expect(previews.map(({ rating, reason }) => [rating, reason])).toEqual([
      ...[
        [5, undefined],
        [4, undefined],
        [3, undefined],
        [2, undefined],
        [1, 'rating'],
      ],
    ]);
    expect(previews.map(({ text }) => text === undefined)).toEqual([false, false, true, true, false]);
    const spanish = await previewReplies(deps, caller, place, { choices, example: 0, language: 'es' });
    expect(spanish.previews.map(({ text }) => languageOf(text ?? ''))).toContain('es');
    const other = await previewReplies(deps, caller, place, { choices, example: 1, language: 'en' });
    expect(other.previews[0]?.text).not.toBe(previews[0]?.text);
    expect(here.records.documents()).toEqual(before);
  });
});
