import { describe, expect, it } from 'vitest';
import { say } from '../console.ts';
import { type Part, sideBySide } from './side-by-side.ts';
import { one } from './tally.ts';

function aPart(title: string, lane: number, check: () => Promise<unknown> = async () => undefined): Part {
  return {
    title,
    lane,
    async check() {
      await check();
      say(`${title} is done`);
      return one(true, title);
    },
  };
}

async function readFrom(parts: readonly Part[], isOver?: () => boolean) {
  let read = '';
  const tally = await sideBySide(parts, isOver, (text) => {
    read += text;
  });
  return { tally, lines: read.split('\n').filter(Boolean) };
}

describe('parts in lanes', () => {
  it('follow each other in one lane, and run side by side in two', async () => {
    const begun = Promise.withResolvers<void>();
    const order: string[] = [];
    const noted = (name: string) => async () => void order.push(name);
    const { tally } = await readFrom([
      aPart('first', 0, () => begun.promise),
      aPart('after the first', 0, noted('after the first')),
      aPart('beside', 1, async () => {
        order.push('beside');
        begun.resolve();
      }),
    ]);
    expect(order).toEqual(['beside', 'after the first']);
    expect(tally).toMatchObject({ passed: 3, failed: 0 });
  });

  it('are read in their order, each under its title', async () => {
    const beside = Promise.withResolvers<void>();
    const { lines } = await readFrom([
      aPart('one', 0, () => beside.promise),
      aPart('two', 1, async () => beside.resolve()),
    ]);
    expect(lines.map((line) => line.match(/(one|two)( is done)?/)?.[0])).toEqual([
      'one',
      'one is done',
      'two',
      'two is done',
    ]);
  });

  it('go on where one of them breaks off, which counts as one failure and is named', async () => {
    const { tally, lines } = await readFrom([
      aPart('broken', 0, () => Promise.reject(new Error('no such program'))),
      aPart('whole', 0),
    ]);
    expect(tally).toMatchObject({ passed: 1, failed: 1, failures: ['broken'] });
    expect(lines.join('\n')).toContain('no such program');
  });

  it('begin no more once everything is to end', async () => {
    let isOver = false;
    const { tally } = await readFrom(
      [
        aPart('begun', 0, async () => {
          isOver = true;
        }),
        aPart('not begun', 0),
      ],
      () => isOver,
    );
    expect(tally.passed).toBe(1);
  });
});
