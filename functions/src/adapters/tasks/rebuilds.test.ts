import { describe, expect, it } from 'vitest';
import { type RebuildTask, taskRebuilds } from './rebuilds.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const due = '2026-06-10T22:00:01.000000000Z';

/** A queue that refuses a known task name, as Cloud Tasks does. */
function aQueue(failure?: Error) {
  const tasks = new Map<string, { data: RebuildTask; scheduleTime: unknown }>();
  return {
    tasks,
    async enqueue(data: RebuildTask, options?: { id?: string; scheduleTime?: Date }) {
      if (failure) throw failure;
      const id = options?.id ?? '';
      if (tasks.has(id)) throw Object.assign(new Error('exists'), { code: 'functions/task-already-exists' });
      tasks.set(id, { data, scheduleTime: options?.scheduleTime });
    },
  };
}

describe('rebuild requests as tasks', () => {
  it('a request becomes a task that is scheduled for when it is due', async () => {
    const queue = aQueue();
    await taskRebuilds(queue).request({ place, due });
    expect([...queue.tasks.values()]).toEqual([
      { data: { ...place, due }, scheduleTime: new Date('2026-06-10T22:00:01Z') },
    ]);
  });

  it('the same request again is no failure and no second task', async () => {
    const queue = aQueue();
    const rebuilds = taskRebuilds(queue);
    await Promise.all([rebuilds.request({ place, due }), rebuilds.request({ place, due })]);
    expect(queue.tasks.size).toBe(1);
  });

  it('another restaurant or another second is another task, under a name that the queue takes', async () => {
    const queue = aQueue();
    const rebuilds = taskRebuilds(queue);
    await rebuilds.request({ place, due });
    await rebuilds.request({ place: { ...place, restaurantId: 20_000_002 }, due });
    await rebuilds.request({ place, due: '2026-06-10T22:00:02.000000000Z' });
    expect(queue.tasks.size).toBe(3);
    for (const id of queue.tasks.keys()) expect(id).toMatch(/^[A-Za-z0-9_-]{1,500}$/);
  });

  it('any other failure is passed on', async () => {
    const queue = aQueue(new Error('no such queue'));
    await expect(taskRebuilds(queue).request({ place, due })).rejects.toThrow('no such queue');
  });
});
