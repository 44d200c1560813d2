import { CallError } from '@bite/shared/api/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aListedReply, anAutoReplyRecord } from '../lib/testing/auto-reply-records.ts';
import type { MemoryPlatform } from '../lib/testing/memory-platform.ts';
import { aProfile, withRole } from '../lib/testing/people.ts';
import { slowly, visit } from './app-testing.tsx';

const AT = '/t/10000001/r/20000001/listing/auto-replies';

const enter = (handlers: MemoryPlatform['handlers'], at = AT, profile = withRole('owner')) =>
  visit({
    ...{ at, profile },
    handlers: {
      listAuditEntries: () => ({ entries: [] }),
      listAutoReplies: () => ({ replies: [] }),
      previewAutoReplies: () => ({ previews: [] }),
      ...handlers,
    },
  });
const sent = ({ requests }: MemoryPlatform, name: string) => requests.filter((one) => one.name === name);

describe('the list of automatic replies', { timeout: 60_000 }, () => {
  const two = [
    aListedReply(),
    aListedReply({ replyId: 'review-2', rating: 1, reason: 'similar', version: 'v2' }),
  ];
  const waiting = (mine: Partial<MemoryPlatform['handlers']> = {}) => ({
    getAutoReplies: () => anAutoReplyRecord({}, { waiting: 2 }),
    listAutoReplies: () => ({ replies: two }),
    decideAutoReplies: () => ({ replies: [], refused: [] }),
    ...mine,
  });

  it('I3.8-14 leads to the connection where there is none', async () => {
    enter({ getAutoReplies: () => anAutoReplyRecord({}, { isConnected: false }) });
    const link = await screen.findByRole('link', { name: 'Connect Google' }, slowly);
    expect(link.getAttribute('href')).toBe('/t/10000001/r/20000001/listing/connection');
  });

  it('I4-04 asks to connect again where the access has ended, and claims nothing else', async () => {
    enter({ getAutoReplies: () => anAutoReplyRecord({}, { hasEnded: true }) });
    await screen.findByRole('link', { name: 'Connect again' }, slowly);
    expect(screen.queryByText(/are answered automatically/)).toBeNull();
  });

  it('I3.8-14 begins with what waits, with the review, the reply and why', async () => {
    const { user, platform } = enter(waiting());
    const reply = await screen.findByRole('article', { name: /the reply to .*Kim.*, 2 stars/ }, slowly);
    expect(reply.textContent).toContain('Cold pizza');
    expect(reply.textContent).toContain('We are sorry, Kim.');
    expect(reply.textContent).toContain('You approve replies to this rating');
    await user.click(within(reply).getByRole('button', { name: 'Approve and send' }));
    await waitFor(() =>
      expect(sent(platform, 'decideAutoReplies')[0]?.body).toEqual({
        decision: 'send',
        replies: [{ replyId: 'review-1', version: 'v1' }],
      }),
    );
  });

  it('I3.8-14 approves and declines several at once, and says which stay as they are', async () => {
    const { user, platform } = enter(
      waiting({
        decideAutoReplies: () => ({
          replies: [aListedReply({ state: 'planned' })],
          refused: [{ replyId: 'review-2', message: 'It has been sent already' }],
        }),
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: /2 stars/ }, slowly));
    const bar = await screen.findByRole('region', { name: 'Selected replies' });
    await user.click(within(bar).getByRole('button', { name: 'Select all 2' }));
    await user.click(within(bar).getByRole('button', { name: 'Don’t send' }));
    await screen.findByText('A reply stays as it is');
    await screen.findByText('It has been sent already');
    expect(sent(platform, 'decideAutoReplies')[0]?.body).toMatchObject({
      decision: 'decline',
      replies: [{ replyId: 'review-1' }, { replyId: 'review-2' }],
    });
  });

  it('I5.4-05 changes a text, whose bytes it counts, and says what is wrong with it', async () => {
    const { user, platform } = enter(waiting({ editAutoReply: () => aListedReply() }));
    const reply = await screen.findByRole('article', { name: /2 stars/ }, slowly);
    await user.click(within(reply).getByRole('button', { name: 'Edit…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit the reply' });
    const text = within(dialog).getByRole('textbox');
    await user.clear(text);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText('Response is required');
    await user.type(text, 'Désolé');
    expect(dialog.textContent).toContain('8 of 4096 bytes');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(platform, 'editAutoReply')[0]).toMatchObject({
      ...{ parameters: { replyId: 'review-1' }, body: { version: 'v1', text: 'Désolé' } },
    });
  });

  it('keeps a text that somebody else has changed meanwhile, and says so', async () => {
    const { user } = enter(
      waiting({
        editAutoReply: () => {
          throw new CallError('CONFLICT', 'Somebody else has changed this in the meantime', 409);
        },
      }),
    );
    const reply = await screen.findByRole('article', { name: /2 stars/ }, slowly);
    await user.click(within(reply).getByRole('button', { name: 'Edit…' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), ' Really.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await within(dialog).findByText(/Somebody else has changed this/);
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('We are sorry, Kim. Really.');
  });

  it('I3.8-14 has what is planned sent now or not at all, and shows what became of the others', async () => {
    const planned = aListedReply({ state: 'planned', rating: 5, reason: 'cap' });
    const failed = aListedReply({ state: 'failed', reason: 'refused', message: 'Too many words' });
    const { user, platform } = enter({
      getAutoReplies: () => anAutoReplyRecord(),
      listAutoReplies: ({ query }) => ({
        replies: (query as { list: string }).list === 'planned' ? [planned] : [failed],
      }),
      decideAutoReplies: () => ({ replies: [planned], refused: [] }),
    });
    await screen.findAllByText('5 stars', {}, slowly);
    await user.click(await screen.findByRole('button', { name: /Actions for the reply to/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send now' }));
    await screen.findByText('The reply will be sent within a minute');
    await user.click(screen.getByRole('tab', { name: 'Sent and others' }));
    await screen.findAllByText('Failed');
    await user.click(await screen.findByRole('button', { name: /Actions for the reply to/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await waitFor(() => expect(sent(platform, 'decideAutoReplies')).toHaveLength(2));
  });

  it('I3.8-11 follows what Google makes of a reply, and sends one after all that was declined', async () => {
    const replies = [
      aListedReply({ state: 'sent', reason: undefined, atService: 'rejected' }),
      aListedReply({ replyId: 'review-2', state: 'sent', reason: undefined, atService: 'pending' }),
      aListedReply({ replyId: 'review-3', state: 'sent', reason: undefined, atService: 'approved' }),
      aListedReply({ replyId: 'review-4', rating: 1, state: 'notNeeded', reason: 'declined' }),
    ];
    const { user, platform } = enter(waiting({ listAutoReplies: () => ({ replies }) }));
    await user.click(await screen.findByRole('tab', { name: 'Sent and others' }, slowly));
    // On a phone the three stand in one line.
    expect(screen.getByRole('tablist').className).not.toMatch(/(^| )flex-wrap/);
    await screen.findByText('Rejected');
    expect(screen.getByText('Being checked')).toBeTruthy();
    expect(screen.getByText('Published')).toBeTruthy();
    expect(screen.queryByText('Sent')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Actions for the reply to .*, 1 star/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send after all' }));
    await waitFor(() =>
      expect(sent(platform, 'decideAutoReplies')[0]?.body).toMatchObject({
        ...{ decision: 'send', replies: [{ replyId: 'review-4' }] },
      }),
    );
  });

  it('support decides nothing', async () => {
    enter(waiting(), AT, aProfile({ siteRole: 'support' }));
    await screen.findAllByRole('article', {}, slowly);
    expect(screen.queryByRole('button', { name: 'Approve and send' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the settings of automatic replies', { timeout: 60_000 }, () => {
  const SETTINGS = `${AT}/settings`;

  it('I3.8-14 are changed and saved', async () => {
    const { user, platform } = enter(
      {
        getAutoReplies: () => anAutoReplyRecord({ isEnabled: false }),
        putAutoReplies: () => anAutoReplyRecord({ isEnabled: true, dailyCap: 5 }, { version: 'v2' }),
      },
      SETTINGS,
    );
    await user.click(await screen.findByLabelText('Answer reviews automatically', {}, slowly));
    const approved = screen.getByRole('group', { name: /whose replies you approve first/ });
    await user.click(within(approved).getByRole('checkbox', { name: '3 stars' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(platform, 'putAutoReplies')).toHaveLength(1));
    expect(sent(platform, 'putAutoReplies')[0]?.body).toMatchObject({
      version: 'v1',
      choices: { isEnabled: true, approvalRatings: [1, 2], dailyCap: 20 },
    });
  });

  it('I3.8-08 I5.4-08 say at a template which variable nothing fills, and that it needs words', async () => {
    const { user } = enter({ getAutoReplies: () => anAutoReplyRecord() }, SETTINGS);
    await user.click(await screen.findByRole('button', { name: 'Add template' }, slowly));
    await user.selectOptions(screen.getByRole('combobox', { name: /^For/ }), '4 stars');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Template content is required');
    await user.type(screen.getByRole('textbox', { name: /^Template/ }), 'Hi {{waiter}');
    await screen.findByText('Unknown variable {waiter}');
  });

  it('I3.8-08 have templates for a language, and for any', async () => {
    const { user, platform } = enter(
      { getAutoReplies: () => anAutoReplyRecord(), putAutoReplies: () => anAutoReplyRecord() },
      SETTINGS,
    );
    for (const text of ['Hello', 'Gracias']) {
      await user.click(await screen.findByRole('button', { name: 'Add template' }, slowly));
      await user.type(screen.getAllByRole('textbox', { name: /^Template/ }).at(-1) as HTMLElement, text);
    }
    for (const rating of screen.getAllByRole('combobox', { name: /^For/ }))
      await user.selectOptions(rating, '4 stars');
    const languages = screen.getAllByRole('combobox', { name: /^Reviews in/ });
    await user.selectOptions(languages[0] as HTMLElement, 'Español');
    await user.selectOptions(languages[0] as HTMLElement, 'Any language');
    await user.selectOptions(languages[1] as HTMLElement, 'Español');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(platform, 'putAutoReplies')).toHaveLength(1));
    expect(sent(platform, 'putAutoReplies')[0]).toMatchObject({
      body: {
        choices: { responseTemplates: [{ template: 'Hello' }, { template: 'Gracias', language: 'es' }] },
      },
    });
    expect(sent(platform, 'putAutoReplies')[0]).not.toHaveProperty(
      'body.choices.responseTemplates.0.language',
      expect.any(String),
    );
  });

  it('I5.4-10 I3.2-05 say what is missing at its field', async () => {
    const { user } = enter({ getAutoReplies: () => anAutoReplyRecord() }, SETTINGS);
    await user.click(await screen.findByRole('radio', { name: 'Your own' }, slowly));
    await user.type(screen.getByLabelText(/^Too late after/), '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Custom tone is required when using custom response style');
    await screen.findByText('Must not be shorter than the time that staff have to answer first');
  });

  it('I3.8-14 show what each rating would get, with what is in the form', async () => {
    const { user, platform } = enter(
      {
        getAutoReplies: () => anAutoReplyRecord(),
        previewAutoReplies: () => ({
          previews: [
            { rating: 5, text: 'Thank you, Alex!' },
            { rating: 1, text: 'Sorry', reason: 'rating' },
            { rating: 2 },
          ],
        }),
      },
      SETTINGS,
    );
    await screen.findByText('Thank you, Alex!', {}, slowly);
    expect(screen.getByText('Sent by itself')).toBeTruthy();
    expect(screen.getByText(/Waits for you/)).toBeTruthy();
    expect(screen.getByText('Not answered automatically.')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Casual' }));
    await waitFor(() =>
      expect(sent(platform, 'previewAutoReplies').at(-1)?.body).toMatchObject({
        choices: { responseStyle: 'casual' },
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'The review is in' }), 'Español');
    await waitFor(() =>
      expect(sent(platform, 'previewAutoReplies').at(-1)?.body).toMatchObject({ language: 'es' }),
    );
    await user.click(screen.getByRole('button', { name: 'Other examples' }));
    await waitFor(() =>
      expect(sent(platform, 'previewAutoReplies').at(-1)?.body).toMatchObject({ example: 1 }),
    );
  });

  it('offer the model only where there is one', async () => {
    enter({ getAutoReplies: () => anAutoReplyRecord({}, { hasModel: true }) }, SETTINGS);
    expect(await screen.findByRole('radio', { name: 'A language model' }, slowly)).toBeTruthy();
  });

  it('managers look at them', async () => {
    enter({ getAutoReplies: () => anAutoReplyRecord() }, SETTINGS, withRole('manager'));
    await screen.findByText('You can look at this. Owners and administrators change it.', {}, slowly);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'A language model' })).toBeNull();
  });
});
