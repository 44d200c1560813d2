// A reply to a review: 1 to 4096 bytes (I5.4-05, I9-03). The service counts bytes of UTF-8, not characters.
import { replyMaxBytes } from './limits.ts';

const encoder = new TextEncoder();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As the service counts. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

export type ReplyProblem = 'Response is required' | 'Response too long';

/** White space alone is no reply. */
export function replyProblem(text: string): ReplyProblem | undefined {
  if (text.trim() === '') return 'Response is required';
  return bytesOf(text) > replyMaxBytes ? 'Response too long' : undefined;
}

/**
 * The longest beginning of `text` that fits into `maxBytes`. Cut between graphemes, so that no emoji or accent is split; a single
 * grapheme that is longer than the limit is cut between its code points.
 */
export function cutReply(text: string, maxBytes: number = replyMaxBytes): string {
  if (bytesOf(text) <= maxBytes) return text;
  const whole = beginning(seenCharacters(text), maxBytes);
  return whole === '' ? beginning(text, maxBytes) : whole;
}

function* seenCharacters(text: string): Generator<string> {
  for (const { segment } of graphemes.segment(text)) yield segment;
}

function beginning(parts: Iterable<string>, maxBytes: number): string {
  let kept = '';
  let left = maxBytes;
  for (const part of parts) {
    left -= bytesOf(part);
    if (left < 0) break;
    kept += part;
  }
  return kept;
}
