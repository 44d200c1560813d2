// Pseudo-random numbers that are the same in every run.
import { createHash } from 'node:crypto';

/** Endless integers from 0 to 65,535. */
export function* scattered(seed: string): Generator<number, never> {
  for (let round = 0; ; round++) {
    const bytes = createHash('sha256').update(`${seed} ${round}`).digest();
    for (let offset = 0; offset < bytes.length; offset += 2) yield bytes.readUInt16BE(offset);
  }
}
