// Makes the first attempt at a piece of due work. What fails is tried again by the schedule, never by the queue.
import { z } from 'zod';
import { type AttemptDeps, attemptNow } from '../due-work/attempt-work.ts';
import { type DueTaskDeps, dueTask } from './due-task.ts';

const attemptTask = z.object({ workId: z.string().min(1), due: z.iso.datetime() });

export async function attemptDueWork(deps: AttemptDeps & DueTaskDeps, data: unknown): Promise<void> {
  const { workId } = await dueTask(deps, attemptTask, data);
  await attemptNow(deps, workId);
}
