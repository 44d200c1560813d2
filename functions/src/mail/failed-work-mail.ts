// The mail to site administrators about work that the platform gave up on.
import { workWords } from '@bite/shared/due-work/work-words';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';

interface FailedWorkMail {
  to: string;
  /** Of each piece of work. */
  kinds: readonly string[];
  /** 'https://admin.bite.example', without a slash at the end. */
  adminOrigin: string;
}

export function failedWorkMail({ to, kinds, adminOrigin }: FailedWorkMail): Mail {
  const things = kinds.length === 1 ? 'One thing needs' : `${kinds.length} things need`;
  const counts = [...new Set(kinds)].map(
    (kind) => `${workWords(kind)} (${kinds.filter((one) => one === kind).length})`,
  );
  return composeMail({
    to,
    subject: `${things} your attention on Bite`,
    paragraphs: [
      'Bite has tried some work again and again and given up, or a schedule has missed its time.',
      `What it is: ${counts.sort().join(', ')}.`,
    ],
    action: { label: 'See what failed', url: `${adminOrigin}/platform/failed-work` },
    notes: [
      'There you can have it tried again, or take it off the list.',
      'You get at most one such mail an hour, because you are a site administrator.',
    ],
  });
}
