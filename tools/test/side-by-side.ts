// Runs parts side by side, a few at once: whenever one ends, the next begins.
import { bold, explain, failed, redirect, say, toTerminal } from '../console.ts';
import { inTurn } from './in-turn.ts';
import { one, sum, type Tally } from './tally.ts';

export interface Part {
  readonly title: string;
  check(): Promise<Tally>;
}

/** A part that cannot begin or breaks off is one failed check, so that the others go on and the total is printed. */
async function counted({ title, check }: Part): Promise<Tally> {
  say(`\n${bold(title)}`);
  try {
    return await check();
  } catch (error) {
    failed(explain(error));
    return one(false, title);
  }
}

interface Options {
  /** How many parts run side by side. */
  readonly atOnce: number;
  /** Once it answers true nothing new begins. */
  readonly isOver?: () => boolean;
  readonly write?: (text: string) => void;
}

/** The parts begin in their order, and what they say is read in it, each part's lines together. */
export async function sideBySide(
  parts: readonly Part[],
  { atOnce, isOver = () => false, write = toTerminal }: Options,
): Promise<Tally> {
  const voices = inTurn(parts.length, write);
  const waiting = [...parts.entries()];
  const tallies: Tally[] = [];
  const runNext = async (): Promise<void> => {
    const [index, part] = waiting.shift() ?? [];
    const voice = voices[index ?? -1];
    if (!part || !voice || isOver()) return;
    tallies.push(await redirect(voice.write, () => counted(part)));
    voice.end();
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return sum(tallies);
}
