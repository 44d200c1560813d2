// The page of the received text messages, which refreshes every few seconds.
import { listPageOf } from '../page.ts';
import type { ReceivedText } from './received-text.ts';

export const textsPage = (texts: readonly ReceivedText[]): string =>
  listPageOf({
    title: 'Text messages',
    empty: 'Nothing has arrived yet. Texts that Bite sends appear here by themselves.',
    entries: texts.map(({ text, to, receivedAt }) => ({ name: text, about: `to ${to} · ${receivedAt}` })),
  });
