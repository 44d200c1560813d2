// Enqueues attempts at due work as Cloud Tasks, one for each time that the work was stored.
import { createHash } from 'node:crypto';
import type { TaskQueue } from 'firebase-admin/functions';
import type { DueAttempt, DueWorkQueue } from '../../ports/due-work-queue.ts';
import type { Log } from '../../ports/log.ts';

/** The data of the task function: the work, and the ISO instant. */
export interface DueWorkTask {
  workId: string;
  due: string;
}

/** Only a hash, since sequential names slow the queue down, and ids of work may have any characters. */
const taskId = ({ workId, storedAt }: DueAttempt): string =>
  createHash('sha256').update(`${workId} ${storedAt}`).digest('hex').slice(0, 32);

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

/** @param queue Opened with the first task. */
export function taskDueWork(
  queue: () => Promise<Pick<TaskQueue<DueWorkTask>, 'enqueue'>>,
  log: Log,
): DueWorkQueue {
  return {
    async attempt(attempt) {
      const { workId, due } = attempt;
      try {
        const options = { id: taskId(attempt), scheduleTime: new Date(due) };
        await (await queue()).enqueue({ workId, due }, options);
      } catch (error) {
        if (codeOf(error) === 'functions/task-already-exists') return;
        log.error('due work was left to the schedule', { workId, error: String(codeOf(error) ?? error) });
      }
    },
  };
}
