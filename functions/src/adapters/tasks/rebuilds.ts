// Rebuild requests as tasks in Cloud Tasks, one a place and due time: a name it has seen in the last hour is refused, which
// is what makes a hundred changes of one second a single rebuild. What is rebuilt is the queue's affair.
import { createHash } from 'node:crypto';
import type { TaskQueue } from 'firebase-admin/functions';
import type { PlaceRef, RebuildRequest, Rebuilds } from '../../ports/rebuilds.ts';

/** What the task function gets as its data: the place, and the ISO instant. */
export type RebuildTask = PlaceRef & { due: string };

/** The hash comes first, as names in a row would slow the queue down. */
export function taskId({ place, due }: RebuildRequest<PlaceRef>): string {
  const name = `${place.tenantId}-${place.restaurantId ?? 'tenant'}-${Date.parse(due)}`;
  return `${createHash('sha256').update(name).digest('hex').slice(0, 8)}-${name}`;
}

const isKnownAlready = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'functions/task-already-exists';

export function taskRebuilds(queue: Pick<TaskQueue<RebuildTask>, 'enqueue'>): Rebuilds<PlaceRef> {
  return {
    async request(rebuild) {
      const { place, due } = rebuild;
      try {
        await queue.enqueue({ ...place, due }, { id: taskId(rebuild), scheduleTime: new Date(due) });
      } catch (error) {
        if (!isKnownAlready(error)) throw error;
      }
    },
  };
}
