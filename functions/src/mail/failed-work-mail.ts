// The mail to site administrators about work that was given up.
import { workLabel } from '@bite/shared/due-work/work-labels';
import type { Mail } from '../ports/mailer.ts';
import { composeMail } from './mail-text.ts';

interface FailedWorkMail {
  to: string;
  /** One per piece of work. */
  kinds: readonly string[];
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}

export function failedWorkMail({ to, kinds, adminOrigin }: FailedWorkMail): Mail {
  const things = kinds.length === 1 ? 'One thing needs' : `${kinds.length} things need`;
  const counts = [...new Set(kinds)].map(
    (kind) => `${workLabel(kind)} (${kinds.filter((one) => one === kind).length})`,
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
