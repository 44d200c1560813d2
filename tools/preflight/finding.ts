// What a check before a deployment has found.

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
