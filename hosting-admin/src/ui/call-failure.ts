// The message for a failed call: plain words, and the code for support.
import { CallError } from '@bite/shared/api/client';
import { OutcomeUnknown } from '../lib/lost-answer.ts';

export interface CallFailure {
  message: string;
  /** For support, in small print. */
  reference: string | undefined;
}

/** @param undone What did not happen, as a sentence: 'Nothing was saved.' */
export function callFailure(error: unknown, undone = 'Nothing was changed.'): CallFailure {
  if (!(error instanceof CallError))
    return {
      message: `${undone} Something unexpected happened in this page. Please try again.`,
      reference: undefined,
    };
  if (error instanceof OutcomeUnknown)
    return {
      message: `The server did not answer, so this may be done already. ${error.hasKey ? 'Try again: nothing is created twice.' : 'Please try again.'}`,
      reference: error.requestId,
    };
  if (error.code === 'NETWORK')
    return {
      message: `${undone} The server could not be reached. Check your connection and try again.`,
      reference: undefined,
    };
  const reference = error.requestId === undefined ? error.code : `${error.code} · ${error.requestId}`;
  const isOurs = error.status >= 500;
  const message = isOurs
    ? `${undone} The server had a problem. Please try again in a moment.`
    : error.message;
  return { message, reference };
}
