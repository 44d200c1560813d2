// The queue of attempts at due work. Opened with the first one, since few instances enqueue any.
import { firebaseApp } from '../adapters/firebase-app.ts';
import { type DueWorkTask, taskDueWork } from '../adapters/tasks/due-work-queue.ts';
import type { DueWorkQueue } from '../ports/due-work-queue.ts';
import type { Log } from '../ports/log.ts';
import { region } from '../runtime.ts';

/** The name of the task function in index.ts and of its queue. */
const QUEUE = 'attemptDueWork';

export const dueWorkQueue = (log: Log): DueWorkQueue =>
  taskDueWork(async () => {
    const { getFunctions } = await import('firebase-admin/functions');
    return getFunctions(firebaseApp()).taskQueue<DueWorkTask>(`locations/${region}/functions/${QUEUE}`);
  }, log);
