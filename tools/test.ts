// npm test [-- --only unit,e2e] [--long] [file filters] [-t name]: everything there is to check; the last line is the total.
import { parseArgs } from 'node:util';
import { bold, command, failed, note, SetupError, say } from './console.ts';
import { stacks } from './stack/stack.ts';
import { checkStack } from './stack/start-stack.ts';
import { endSupervised } from './stack/supervise.ts';
import { checkTypes } from './test/check-types.ts';
import { platform, withRulesStack } from './test/platform.ts';
import { runLint } from './test/run-lint.ts';
import { runVitest } from './test/run-vitest.ts';
import { type Part, sideBySide } from './test/side-by-side.ts';
import { type Tally, totalLine } from './test/tally.ts';

const kinds = ['lint', 'types', 'unit', 'rules', 'emulator', 'e2e'] as const;
type Kind = (typeof kinds)[number];

interface Request {
  readonly only: readonly Kind[];
  /** Handed to Vitest as they are. */
  readonly filters: readonly string[];
  /** More tries of what is tried at random, and what floods the platform. */
  readonly long: boolean;
}

function request(): Request {
  const { values, positionals } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      long: { type: 'boolean', default: false },
      testNamePattern: { type: 'string', short: 't' },
    },
    allowPositionals: true,
  });
  const named = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = named.find((name) => !kinds.some((kind) => kind === name));
  if (unknown)
    throw new SetupError(`There is no kind of test "${unknown}": name some of ${kinds.join(', ')}.`);
  const pattern = values.testNamePattern ? ['-t', values.testNamePattern] : [];
  return {
    only: named.length > 0 ? (named as Kind[]) : kinds,
    filters: [...positionals, ...pattern],
    long: values.long,
  };
}

/** Two lanes, for two cores: the journeys take about as long as all the rest. */
function partsOf({ only, filters, long }: Request, running: ReturnType<typeof platform>): Part[] {
  const needsPlatform = only.includes('emulator') || only.includes('e2e');
  const env = long ? { BITE_LONG: '1' } : {};
  const vitest = (kind: string, more: Record<string, string> = {}): Promise<Tally> =>
    runVitest(kind === 'unit' ? ['unit', 'screens'] : [kind], filters, { ...env, ...more });
  const parts: (Part & { isWanted: boolean })[] = [
    { title: 'The platform', lane: 1, isWanted: needsPlatform, check: running.start },
    { title: 'Lint', lane: 0, isWanted: only.includes('lint'), check: () => runLint() },
    { title: 'Types', lane: 0, isWanted: only.includes('types'), check: checkTypes },
    {
      title: 'Unit tests and screens',
      lane: 0,
      isWanted: only.includes('unit'),
      check: () => vitest('unit'),
    },
    {
      title: 'Security rules',
      lane: 0,
      isWanted: only.includes('rules'),
      check: () => withRulesStack((stack) => vitest('rules', stack)),
    },
    {
      title: 'Adapters and the platform, on emulators',
      lane: 0,
      isWanted: only.includes('emulator'),
      check: async () => vitest('emulator', await running.environment()),
    },
    {
      title: 'Journeys',
      lane: 1,
      isWanted: only.includes('e2e'),
      check: async () => vitest('e2e', await running.environment()),
    },
  ];
  return parts.filter(({ isWanted }) => isWanted);
}

function printEnd(total: Tally): void {
  if (total.slowest.length > 0) {
    say(`\n${bold('The slowest tests')}`);
    for (const { name, milliseconds } of total.slowest)
      note(`${(milliseconds / 1000).toFixed(1)} s  ${name}`);
  }
  if (total.failures.length > 0) say(`\n${bold('What failed')}`);
  for (const name of total.failures) failed(name);
  say(`\n${totalLine(total)}`);
}

await command(async () => {
  const asked = request();
  let isOver = false;
  const interrupt = (): void => {
    if (isOver) return;
    isOver = true;
    void endSupervised().then(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
  if (asked.only.includes('rules')) await checkStack(stacks.rules);
  if (asked.only.includes('emulator') || asked.only.includes('e2e')) await checkStack(stacks.test);
  const running = platform();
  const total = await sideBySide(partsOf(asked, running), () => isOver);
  await running.stop();
  if (isOver) return 130;
  printEnd(total);
  return total.failed > 0 ? 1 : 0;
});
