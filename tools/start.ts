// npm start [-- --keep]: builds everything, starts the emulators with the demo data, and prints the addresses.
// With --keep the data of the last kept run is loaded; otherwise every start begins with fresh data.
import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.ts';
import { command, step } from './console.ts';
import { printAddresses } from './stack/addresses.ts';
import { loadDemoData } from './stack/demo-data.ts';
import { tickSchedules } from './stack/schedules.ts';
import { stacks } from './stack/stack.ts';
import { checkStack, startStack } from './stack/start-stack.ts';
import { untilInterrupted } from './stack/until-interrupted.ts';

await command(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
  const stack = stacks.start;
  await checkStack(stack);
  await buildAll();
  const running = await step('Starting the emulators', () => startStack(stack, { keep: values.keep }));
  try {
    printAddresses(stack, await loadDemoData(running));
  } catch (error) {
    await running.stop();
    throw error;
  }
  const stopSchedules = tickSchedules(stack);
  return untilInterrupted(running, async () => stopSchedules());
});
