// Runs parts in lanes: those of one lane follow each other, the lanes run side by side.
import { bold, explain, failed, redirect, say, toTerminal } from '../console.ts';
import { inTurn } from './in-turn.ts';
import { nothing, one, sum, type Tally } from './tally.ts';

export interface Part {
  readonly title: string;
  readonly lane: number;
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

/** What the parts say is read in their order, each part's lines together. Once `isOver` nothing new begins. */
export async function sideBySide(
  parts: readonly Part[],
  isOver: () => boolean = () => false,
  write: (text: string) => void = toTerminal,
): Promise<Tally> {
  const voices = inTurn(parts.length, write);
  const run = async (part: Part): Promise<Tally> => {
    const voice = voices[parts.indexOf(part)];
    if (!voice || isOver()) return nothing;
    const tally = await redirect(voice.write, () => counted(part));
    voice.end();
    return tally;
  };
  const lanes = Map.groupBy(parts, ({ lane }) => lane);
  const results = await Promise.all(
    [...lanes.values()].map(async (lane) => {
      const tallies: Tally[] = [];
      for (const part of lane) tallies.push(await run(part));
      return sum(tallies);
    }),
  );
  return sum(results);
}
