// What all rebuild tasks share: they parse their data and wait until they are due.
import type { z } from 'zod';

export interface DueTaskDeps {
  /** Resolves at the given instant (milliseconds). The emulator starts tasks at once, even before they are due. */
  until: (instant: number) => Promise<void>;
}

/** The task's data, once it is due. Throws for data that none of our requests made. */
export async function dueTask<Task extends { due: string }>(
  { until }: DueTaskDeps,
  schema: z.ZodType<Task>,
  data: unknown,
): Promise<Task> {
  const task = schema.parse(data);
  await until(Date.parse(task.due));
  return task;
}
