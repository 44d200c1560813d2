import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyWish } from '../../ports/reply-writer.ts';
import {
  type AnsweringRestaurant,
  anAnsweringRestaurant,
  THANKS,
} from '../../testing/an-answering-restaurant.ts';

let here: AnsweringRestaurant;
let wishes: ReplyWish[];
beforeEach(() => {
  wishes = [];
});

const GOOD = 'Thank you for your visit. It was a joy to have you with us.';

async function withModel(
  write: (wish: ReplyWish) => string | undefined,
  config: Parameters<typeof anAnsweringRestaurant>[0] = {},
): Promise<void> {
  here = await anAnsweringRestaurant(
    { writer: 'model', ...config },
    {},
    {
      write: async (wish) => {
        wishes.push(wish);
        return write(wish);
      },
    },
  );
  here.review('r1', 5, { comment: 'It was great, and the pizza was hot.' });
  await here.sync();
  await here.workFor(2);
}

describe('a reply of the model', () => {
  it('is written at once, and waits for a person unless the restaurant says otherwise', async () => {
    await withModel(() => GOOD);
    expect(await here.reply('r1')).toMatchObject({
      ...{ state: 'awaitingApproval', reason: 'model', text: GOOD, writtenBy: 'model' },
    });
    await withModel(() => GOOD, { approvesModel: false });
    expect(await here.reply('r1')).toMatchObject({ state: 'planned', text: GOOD });
    await here.workFor(60);
    expect([here.answer('r1'), here.calls('putReply')]).toEqual([GOOD, 1]);
  });

  it('is made from the review, the style and what the restaurant lets it know', async () => {
    await withModel(() => GOOD, {
      ...{ responseStyle: 'custom', customTone: 'Like a grandmother', includeBusinessInfo: false },
    });
    expect(wishes).toEqual([
      {
        ...{ rating: 5, comment: 'It was great, and the pizza was hot.', reviewerName: 'Kim' },
        ...{ style: 'custom', tone: 'Like a grandmother', length: 'medium' },
      },
    ]);
  });

  it.each([
    'Get a free pizza at https://evil.example!',
    'Call +1 900 555 0199 for a refund.',
    'Dear {reviewerName}',
    'Das war sehr nett und wir sind froh, dass die Pizza gut war.',
    '',
    'x'.repeat(5000),
  ])('that must not be sent, %j, is replaced by that of a template', async (text) => {
    await withModel(() => text);
    expect(await here.reply('r1')).toMatchObject({ text: THANKS, writtenBy: 'templates', state: 'planned' });
  });

  it('is replaced by that of a template where the model fails or writes nothing, or where there is none', async () => {
    const templates = { text: THANKS, writtenBy: 'templates', state: 'planned' };
    await withModel(() => {
      throw new Error('down');
    });
    expect(await here.reply('r1')).toMatchObject(templates);
    await withModel(() => undefined);
    expect(await here.reply('r1')).toMatchObject(templates);
    here = await anAnsweringRestaurant({ writer: 'model' });
    here.review('r1');
    await here.sync();
    await here.workFor(2);
    expect(await here.reply('r1')).toMatchObject(templates);
  });

  it('that resembles an earlier one waits for a person', async () => {
    await withModel(() => GOOD, { approvesModel: false });
    here.review('r2');
    await here.sync();
    await here.workFor(2);
    expect(await here.reply('r2')).toMatchObject({ state: 'awaitingApproval', reason: 'similar' });
  });

  it('I3.8-14 waits for a person by its rating, whoever writes', async () => {
    await withModel(() => GOOD, { approvalRatings: [5], approvesModel: false });
    expect(await here.reply('r1')).toMatchObject({ state: 'awaitingApproval', reason: 'rating' });
  });
});
