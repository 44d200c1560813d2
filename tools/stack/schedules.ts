// Runs the platform's schedules on the emulators, where nothing else does: at their times for people, and on demand in tests,
// which are never disturbed by a run that they did not ask for.
import { MINUTE } from '@bite/shared/kernel/durations';
import { region } from '../../functions/src/runtime.ts';
import {
  isTimeFor,
  type ScheduleName,
  scheduleNames,
  scheduleTimes,
} from '../../functions/src/schedules/schedule-times.ts';
import { SetupError, warn } from '../console.ts';
import { address, type Stack } from './stack.ts';

function post({ ports, projectId }: Stack, trigger: string): Promise<Response> {
  const triggers = `http://${address}:${ports.functions}/functions/projects/${projectId}/triggers`;
  return fetch(`${triggers}/${trigger}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new SetupError(`Schedules cannot be fired (${why}): is the stack running?`);
  });
}

/** The names of all triggers of the running platform, in one text: the emulator's answer for an unknown one. */
export const triggerNames = async (stack: Stack): Promise<string> => (await post(stack, 'none')).text();

/** Runs one to its end. Throws a SetupError if nothing answers or the run failed. */
export async function fireSchedule(stack: Stack, name: ScheduleName): Promise<void> {
  const trigger = latestTrigger(await triggerNames(stack), name);
  const answer = await post(stack, trigger);
  if (!answer.ok || answer.status === NOT_RUN)
    throw new SetupError(`The schedule ${name} failed with ${answer.status}: the emulators' log says why.`);
}

/** The emulator's answer while triggers are disabled: nothing has run. */
const NOT_RUN = 204;

/** Triggers get a new number whenever they are disabled and enabled, and the earlier ones no longer answer. */
export function latestTrigger(names: string, name: ScheduleName): string {
  const found = [...names.matchAll(new RegExp(`${region}-${name}-(\\d+)`, 'g'))];
  const latest = Math.max(0, ...found.map(([, number]) => Number(number)));
  return `${region}-${name}-${latest}`;
}

/** Runs each at its own times until stopped; never starts a run while the previous one is running. */
export function tickSchedules(stack: Stack): () => void {
  const running = new Set<ScheduleName>();
  const fire = async (name: ScheduleName): Promise<void> => {
    if (running.has(name)) return;
    running.add(name);
    await fireSchedule(stack, name).catch((error: unknown) =>
      warn(error instanceof Error ? error.message : String(error)),
    );
    running.delete(name);
  };
  const timer = setInterval(() => {
    for (const name of scheduleNames) if (isTimeFor(scheduleTimes[name], Date.now())) void fire(name);
  }, MINUTE);
  return () => clearInterval(timer);
}
