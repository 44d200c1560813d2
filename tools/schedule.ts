// npm run schedule -- <name>: runs one of the platform's schedules on the running emulators, now.
import { parseArgs } from 'node:util';
import {
  cronOf,
  type ScheduleName,
  scheduleNames,
  scheduleTimes,
} from '../functions/src/schedules/schedule-times.ts';
import { pointAt } from './connect.ts';
import { command, note, SetupError, step } from './console.ts';
import { stackFromEnvironment } from './stack/environment.ts';
import { fireSchedule } from './stack/schedules.ts';

function readName(args: string[]): ScheduleName {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const name = scheduleNames.find((each) => each === positionals[0]);
  if (name !== undefined && positionals.length === 1) return name;
  const known = scheduleNames.map((each) => `  ${each}  (${cronOf(scheduleTimes[each])} UTC)`).join('\n');
  throw new SetupError(`Name one schedule: npm run schedule -- <name>. There are:\n${known}`);
}

await command(async () => {
  const name = readName(process.argv.slice(2));
  note(`in ${await pointAt(undefined)}`);
  await step(`Running ${name}`, () => fireSchedule(stackFromEnvironment(), name));
  note('its line in the emulators\u2019 log says what it found');
  return 0;
});
