// npm test [-- --only unit,e2e] [file filters] [-t name]: everything there is to check; the last line is the total.
import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.ts';
import { buildKit } from './build/build-kit.ts';
import { command, explain, failed, SetupError, say, step } from './console.ts';
import { loadDemoData } from './stack/demo-data.ts';
import { stackEnvironment } from './stack/environment.ts';
import { stacks } from './stack/stack.ts';
import { checkStack, startStack } from './stack/start-stack.ts';
import { checkTypes } from './test/check-types.ts';
import { runLint } from './test/run-lint.ts';
import { runVitest } from './test/run-vitest.ts';
import { one, sum, type Tally, totalLine } from './test/tally.ts';

const withStack = ['emulator', 'rules', 'e2e'] as const;
const kinds = ['lint', 'types', 'unit', ...withStack] as const;
type Kind = (typeof kinds)[number];

interface Request {
  readonly only: readonly Kind[];
  /** Handed to Vitest as they are. */
  readonly filters: readonly string[];
}

function request(): Request {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', multiple: true }, testNamePattern: { type: 'string', short: 't' } },
    allowPositionals: true,
  });
  const named = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = named.find((name) => !kinds.some((kind) => kind === name));
  if (unknown)
    throw new SetupError(`There is no kind of test "${unknown}": name some of ${kinds.join(', ')}.`);
  const pattern = values.testNamePattern ? ['-t', values.testNamePattern] : [];
  return { only: named.length > 0 ? (named as Kind[]) : kinds, filters: [...positionals, ...pattern] };
}

async function testWithStack(chosen: readonly Kind[], filters: readonly string[]): Promise<Tally> {
  await buildAll();
  await buildKit();
  const running = await step('Starting the test emulators', () => startStack(stacks.test));
  const interrupt = (): void => void running.stop().then(() => process.exit(130));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt).once('SIGHUP', interrupt);
  try {
    if (chosen.some((kind) => kind !== 'rules')) await loadDemoData(running);
    const results: Tally[] = [];
    for (const kind of chosen)
      results.push(await runVitest([kind], filters, stackEnvironment(running.stack)));
    return sum(results);
  } finally {
    await step('Stopping the test emulators', () => running.stop());
  }
}

/** A set-up that fails is one failed check, so that the total is printed all the same. */
async function counted(check: () => Promise<Tally>): Promise<Tally> {
  try {
    return await check();
  } catch (error) {
    failed(explain(error));
    return one(false);
  }
}

await command(async () => {
  const { only, filters } = request();
  const stackKinds = withStack.filter((kind) => only.includes(kind));
  const results: Tally[] = [];
  if (stackKinds.length > 0) await checkStack(stacks.test);
  if (only.includes('lint')) results.push(await counted(() => runLint()));
  if (only.includes('types')) results.push(await counted(checkTypes));
  if (only.includes('unit')) results.push(await counted(() => runVitest(['unit', 'screens'], filters)));
  if (stackKinds.length > 0) results.push(await counted(() => testWithStack(stackKinds, filters)));
  const total = sum(results);
  say(`\n${totalLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
