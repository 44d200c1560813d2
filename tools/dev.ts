// npm run dev [-- --keep]: like `npm start`, with hot reload. Vite serves the front ends; pages that a function renders come
// from that function, with their code from Vite; functions are rebuilt and reloaded when they change.
import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.ts';
import { command, step } from './console.ts';
import { serveFrontEnds } from './dev/front-ends.ts';
import { watchBackEnd } from './dev/watch.ts';
import { printAddresses } from './stack/addresses.ts';
import { loadDemoData } from './stack/demo-data.ts';
import { tickSchedules } from './stack/schedules.ts';
import { stacks } from './stack/stack.ts';
import { checkStack, startStack } from './stack/start-stack.ts';
import { untilInterrupted } from './stack/until-interrupted.ts';

await command(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });
  const stack = stacks.dev;
  await checkStack(stack);
  await buildAll();
  const running = await step('Starting the emulators', () => startStack(stack, { keep: values.keep }));
  const ends: (() => Promise<void>)[] = [];
  try {
    const summary = await loadDemoData(running);
    ends.push(await watchBackEnd());
    ends.push(await step('Starting Vite', () => serveFrontEnds(stack)));
    printAddresses(stack, summary);
  } catch (error) {
    await Promise.all([running.stop(), ...ends.map((end) => end())]);
    throw error;
  }
  const stopSchedules = tickSchedules(stack);
  return untilInterrupted(running, async () => {
    stopSchedules();
    await Promise.all(ends.map((end) => end()));
  });
});
