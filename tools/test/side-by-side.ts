// Runs parts in parallel, a few at a time: whenever one ends, the next one starts.
import { bold, explain, failed, redirect, say, toTerminal } from '../console.ts';
import { type CheckCounts, one, sum } from './check-counts.ts';
import { orderedOutputs } from './ordered-output.ts';

export interface Part {
  readonly title: string;
  check(): Promise<CheckCounts>;
}

/** A part that cannot start or crashes counts as one failed check, so that the others continue and the total is printed. */
async function counted({ title, check }: Part): Promise<CheckCounts> {
  say(`\n${bold(title)}`);
  try {
    return await check();
  } catch (error) {
    failed(explain(error));
    return one(false, title);
  }
}

interface Options {
  /** How many parts run at a time. */
  readonly atOnce: number;
  /** Once it returns true no new part starts. */
  readonly isOver?: () => boolean;
  readonly write?: (text: string) => void;
}

/** The parts start in their order, and their output is shown in that order, each part's lines together. */
export async function sideBySide(
  parts: readonly Part[],
  { atOnce, isOver = () => false, write = toTerminal }: Options,
): Promise<CheckCounts> {
  const outputs = orderedOutputs(parts.length, write);
  const waiting = [...parts.entries()];
  const counts: CheckCounts[] = [];
  const runNext = async (): Promise<void> => {
    const [index, part] = waiting.shift() ?? [];
    const output = outputs[index ?? -1];
    if (!part || !output || isOver()) return;
    counts.push(await redirect(output.write, () => counted(part)));
    output.end();
    await runNext();
  };
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return sum(counts);
}
