// The result of a check before a deployment.
import type { Answer } from './google.ts';

export interface Finding {
  /** 'Email enumeration protection' */
  readonly what: string;
  /** `unknown`: it could not be checked, which also fails. */
  readonly verdict: 'ok' | 'wrong' | 'unknown';
  readonly detail: string;
  /** What to do about it, in one line. */
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
  /** What to do if the answer could not be read. */
  readonly readAdvice: string;
  /** What it means if Google answers 404, and what to do about it. */
  readonly missing: { readonly detail: string; readonly advice: string };
}

/** Judges Google's answer; a missing or 404 answer is a finding, too. */
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
