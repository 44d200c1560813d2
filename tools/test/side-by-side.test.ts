import { describe, expect, it } from 'vitest';
import { say } from '../console.ts';
import { one } from './check-counts.ts';
import { type Part, sideBySide } from './side-by-side.ts';

function aPart(title: string, check: () => Promise<unknown> = async () => undefined): Part {
  return {
    title,
    async check() {
      await check();
      say(`${title} is done`);
      return one(true, title);
    },
  };
}

async function readFrom(parts: readonly Part[], { atOnce = 2, isOver = (): boolean => false } = {}) {
  let read = '';
  const write = (text: string): void => {
    read += text;
  };
  const counts = await sideBySide(parts, { atOnce, isOver, write });
  return { counts, lines: read.split('\n').filter(Boolean) };
}

describe('parts side by side', () => {
  it('begin in their order, the next one whenever one has ended', async () => {
    const order: string[] = [];
    const last = Promise.withResolvers<void>();
    const { counts } = await readFrom([
      aPart('long', async () => {
        order.push('long begins');
        await last.promise;
        order.push('long ends');
      }),
      aPart('short', async () => void order.push('short')),
      aPart('next', async () => void order.push('next')),
      aPart('last', async () => last.resolve()),
    ]);
    expect(order).toEqual(['long begins', 'short', 'next', 'long ends']);
    expect(counts).toMatchObject({ passed: 4, failed: 0 });
  });

  it('are no more at once than they may be', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
    };
    await readFrom(
      Array.from({ length: 9 }, (_, index) => aPart(`part ${index}`, work)),
      { atOnce: 3 },
    );
    expect(most).toBe(3);
  });

  it('are read in their order, each under its title', async () => {
    const beside = Promise.withResolvers<void>();
    const { lines } = await readFrom([
      aPart('one', () => beside.promise),
      aPart('two', async () => beside.resolve()),
    ]);
    expect(lines.map((line) => line.match(/(one|two)( is done)?/)?.[0])).toEqual([
      'one',
      'one is done',
      'two',
      'two is done',
    ]);
  });

  it('go on where one of them breaks off, which counts as one failure and is named', async () => {
    const broken = aPart('broken', () => Promise.reject(new Error('no such program')));
    const { counts, lines } = await readFrom([broken, aPart('whole')], { atOnce: 1 });
    expect(counts).toMatchObject({ passed: 1, failed: 1, failures: [{ name: 'broken' }] });
    expect(lines.join('\n')).toContain('no such program');
  });

  it('begin no more once everything is to end', async () => {
    let hasEnded = false;
    const begun = aPart('begun', async () => {
      hasEnded = true;
    });
    const { counts } = await readFrom([begun, aPart('not begun')], { atOnce: 1, isOver: () => hasEnded });
    expect(counts.passed).toBe(1);
  });
});
