// What a check before a deployment has found.
import type { Answer } from './google.ts';

export interface Finding {
  /** 'E-mail enumeration protection' */
  readonly what: string;
  /** `unknown`: it could not be checked, which is no better than wrong for whoever deploys. */
  readonly verdict: 'ok' | 'wrong' | 'unknown';
  readonly detail: string;
  /** What to do about it, in a line. */
  readonly advice?: string;
}

export const ok = (what: string, detail: string): Finding => ({ what, verdict: 'ok', detail });

export const wrong = (what: string, detail: string, advice: string): Finding => ({
  what,
  verdict: 'wrong',
  detail,
  advice,
});

export const unknown = (what: string, detail: string, advice: string): Finding => ({
  what,
  verdict: 'unknown',
  detail,
  advice,
});

export interface Unread {
  /** What to do where the answer could not be read. */
  readonly readAdvice: string;
  /** What it means that Google knows of nothing there, and what to do about it. */
  readonly missing: { readonly detail: string; readonly advice: string };
}

/** Judges what Google answered; that it answered nothing, or knows nothing, is a finding too. */
export function judge<Body>(
  what: string,
  answer: Answer<Body>,
  { readAdvice, missing }: Unread,
  judgeBody: (body: Body) => Finding,
): Finding {
  if (answer.kind === 'failed') return unknown(what, answer.why, readAdvice);
  if (answer.kind === 'missing') return wrong(what, missing.detail, missing.advice);
  return judgeBody(answer.body);
}
