// Enqueues rebuild requests as Cloud Tasks, one per place and due time. Cloud Tasks refuses a task name that it has seen
// within the hour, so a hundred changes of one second cause one rebuild.
import { createHash } from 'node:crypto';
import type { TaskQueue } from 'firebase-admin/functions';
import type { PlaceRef, RebuildRequest, Rebuilds } from '../../ports/rebuilds.ts';

/** The data of the task function: the place and the ISO instant. */
export type RebuildTask = PlaceRef & { due: string };

/** Begins with a hash, since sequential task names slow the queue down. */
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
