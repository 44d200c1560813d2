import { describe, expect, it } from 'vitest';
import { taskDueWork } from './due-work-queue.ts';

const NOW = '2026-06-10T22:00:00.000Z';
const anAttempt = (storedAt = NOW) => ({ workId: 'a/ü b', storedAt, due: NOW });

function queue(refusal?: object) {
  const enqueued: { data: object; id: string | undefined; scheduleTime: unknown }[] = [];
  const errors: unknown[] = [];
  const enqueue = async (data: object, options: { id?: string; scheduleTime?: Date } = {}) => {
    enqueued.push({ data, id: options.id, scheduleTime: options.scheduleTime });
    if (refusal) throw refusal;
  };
  const log = { info: () => undefined, error: (_: string, fields?: unknown) => void errors.push(fields) };
  return { queue: taskDueWork(async () => ({ enqueue }), log), enqueued, errors };
}

describe('attempts at due work', () => {
  it('are tasks for when the work is due, one for each time that it was stored', async () => {
    const tasks = queue();
    for (const storedAt of [NOW, NOW, '2026-06-10T22:00:00.001Z'])
      await tasks.queue.attempt(anAttempt(storedAt));
    const [first, again, other] = tasks.enqueued;
    expect(first).toMatchObject({
      data: { workId: 'a/ü b', due: NOW },
      scheduleTime: new Date(NOW),
    });
    expect(again?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
    expect(first?.id).toMatch(/^[A-Za-z0-9_-]+$/);
  });

  it('that were asked for are not asked for again; where no task can be made the schedule does the work', async () => {
    const known = queue({ code: 'functions/task-already-exists' });
    await known.queue.attempt(anAttempt());
    expect(known.errors).toEqual([]);
    const down = queue({ code: 'functions/unavailable' });
    await down.queue.attempt(anAttempt());
    expect(down.errors).toEqual([{ workId: 'a/ü b', error: 'functions/unavailable' }]);
  });
});
