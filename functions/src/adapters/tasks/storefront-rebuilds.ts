// Rebuild requests as tasks in Cloud Tasks, one a restaurant and due time: a name it has seen in the last hour is refused,
// which is what makes a hundred edits of one second a single build.
import { createHash } from 'node:crypto';
import type { TaskQueue } from 'firebase-admin/functions';
import type { RebuildRequest, StorefrontRebuilds } from '../../ports/storefront-rebuilds.ts';

/** What the task function gets as its data. */
export interface RebuildTask {
  tenantId: number;
  restaurantId: number;
  /** ISO instant. */
  due: string;
}

/** The hash comes first, as names in a row would slow the queue down. */
export function taskId({ place, due }: RebuildRequest): string {
  const name = `${place.tenantId}-${place.restaurantId}-${Date.parse(due)}`;
  return `${createHash('sha256').update(name).digest('hex').slice(0, 8)}-${name}`;
}

const isKnownAlready = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'functions/task-already-exists';

export function storefrontRebuilds(queue: Pick<TaskQueue<RebuildTask>, 'enqueue'>): StorefrontRebuilds {
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
