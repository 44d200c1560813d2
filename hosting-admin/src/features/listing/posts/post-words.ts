// How posts and their states are called.
import type { Tone } from '../../../ui/notice.tsx';
import type { ListedPost } from './post-queries.ts';

type Post = ListedPost['post'];

interface State {
  words: string;
  tone?: Tone;
}

const tasks: Readonly<Record<NonNullable<Post['task']>['kind'], string>> = {
  publish: 'Publishing…',
  change: 'Changing…',
  remove: 'Deleting…',
};

/** @param now Milliseconds. */
export function stateOf({ task, publishTime, problem, isInReview, state }: Post, now: number): State {
  const isPlanned = publishTime !== undefined && Date.parse(publishTime) > now;
  if (task)
    return task.kind === 'publish' && isPlanned
      ? { words: 'Planned', tone: 'info' }
      : { words: tasks[task.kind], tone: 'info' };
  if (problem !== undefined) return { words: 'Not published', tone: 'danger' };
  if (isInReview) return { words: 'Google is looking at it', tone: 'info' };
  if (state === 'live') return { words: 'Live', tone: 'good' };
  return state === 'rejected' ? { words: 'Rejected by Google', tone: 'danger' } : { words: 'Draft' };
}

/** What to do about it, if there is anything to do. */
export function adviceOf({ problem, state, task }: Post): string | undefined {
  if (task) return undefined;
  if (problem !== undefined) return problem;
  return state === 'rejected'
    ? 'Google’s rules for posts allow no phone numbers in the text, no low-quality pictures and nothing off-topic, for example. Change it, and Google looks again.'
    : undefined;
}

const LONGEST = 80;

/** The beginning of a post, by which lists and questions name it. */
export function titleOf({ offer, content }: Pick<Post, 'offer' | 'content'>): string {
  const text = (offer?.title ?? content).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text;
}

export const actionChoices = [
  { value: 'none', label: 'No button' },
  { value: 'order', label: 'Order online' },
  { value: 'book', label: 'Book' },
  { value: 'shop', label: 'Buy' },
  { value: 'learn_more', label: 'Learn more' },
  { value: 'sign_up', label: 'Sign up' },
  { value: 'call', label: 'Call now' },
] as const;
