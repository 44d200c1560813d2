import { expect, it } from 'vitest';
import { queue } from './queue.ts';

it('work in a queue begins once the work before it has ended, though that failed', async () => {
  const inTurn = queue();
  let fail: (error: Error) => void = () => undefined;
  const first = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const begun: string[] = [];
  const work = (name: string, until: Promise<string>) =>
    inTurn(() => {
      begun.push(name);
      return until;
    });
  const failed = work('first', first);
  const done = work('second', Promise.resolve('done'));
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  fail(new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  expect(await done).toBe('done');
  expect(begun).toEqual(['first', 'second']);
});
