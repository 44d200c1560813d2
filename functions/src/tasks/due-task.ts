// What all rebuild tasks share: their data is parsed, and nothing runs before it is due.
import type { z } from 'zod';

export interface DueTaskDeps {
  /** Settles at the given instant (milliseconds). The emulator starts tasks at once, whenever they are due. */
  until: (instant: number) => Promise<void>;
}

/** The task, once it is due. Throws where no request of ours made the data. */
export async function dueTask<Task extends { due: string }>(
  { until }: DueTaskDeps,
  schema: z.ZodType<Task>,
  data: unknown,
): Promise<Task> {
  const task = schema.parse(data);
  await until(Date.parse(task.due));
  return task;
}
