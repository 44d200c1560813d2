// npm test [-- --only unit,screens] [--long] [file filters] [-t name]: runs all checks; the last line is the total.
import { parseArgs } from 'node:util';
import { bold, command, failed, note, SetupError, say } from './console.ts';
import { stacks } from './stack/stack.ts';
import { checkStack } from './stack/start-stack.ts';
import { endSupervised } from './stack/supervise.ts';
import { type CheckCounts, sum, totalLine } from './test/check-counts.ts';
import { checkTypes } from './test/check-types.ts';
import { platform, withRulesStack } from './test/platform.ts';
import { runLint } from './test/run-lint.ts';
import { runVitest } from './test/run-vitest.ts';
import { type Part, sideBySide } from './test/side-by-side.ts';

const kinds = ['lint', 'types', 'unit', 'screens', 'rules', 'emulator', 'e2e'] as const;
type Kind = (typeof kinds)[number];

interface Request {
  readonly only: readonly Kind[];
  /** Passed to Vitest unchanged. */
  readonly filters: readonly string[];
  /** More tries of random tests, and load tests. */
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

/**
 * Even on two cores: the three journeys and what asks emulators spend half of their time waiting, which unit tests and screens
 * fill.
 */
const AT_ONCE = 6;

/** In starting order: first what others wait for and what takes long. */
function partsOf({ only, filters, long }: Request, running: ReturnType<typeof platform>): Part[] {
  const env = long ? { BITE_LONG: '1' } : {};
  const vitest = (projects: readonly string[], more: Record<string, string> = {}): Promise<CheckCounts> =>
    runVitest(projects, filters, { env: { ...env, ...more } });
  // What waits for nothing leaves the processor to the platform and to those who wait for it.
  const inBackground = (project: string) => () => runVitest([project], filters, { env, isBackground: true });
  const onPlatform =
    (...projects: readonly string[]) =>
    async () =>
      vitest(projects, await running.environment());
  const parts: (Part & { kinds: readonly Kind[] })[] = [
    { kinds: ['emulator', 'e2e'], title: 'The platform', check: running.start },
    { kinds: ['screens'], title: 'Screens', check: inBackground('screens') },
    { kinds: ['unit'], title: 'Unit tests', check: inBackground('unit') },
    {
      kinds: ['rules'],
      title: 'Security rules',
      check: () => withRulesStack((stack) => vitest(['rules'], stack)),
    },
    { kinds: ['e2e'], title: 'Journeys that order', check: onPlatform('e2e-ordering') },
    { kinds: ['e2e'], title: 'Other journeys', check: onPlatform('e2e') },
    { kinds: ['e2e'], title: 'Journeys of records', check: onPlatform('e2e-records') },
    {
      kinds: ['emulator'],
      title: 'Adapters and the platform, on emulators',
      check: onPlatform('emulator', 'emulator-alone'),
    },
    { kinds: ['lint'], title: 'Lint', check: () => runLint() },
    { kinds: ['types'], title: 'Types', check: checkTypes },
  ];
  return parts.filter((part) => part.kinds.some((kind) => only.includes(kind)));
}

/** What emulators say is long: a stack trace is in their log. */
const [MOST_COMPLAINTS, LONGEST_COMPLAINT] = [30, 300];

/** Beside the failures, which they often explain. Tests provoke a few on purpose. */
function printComplaints(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  say(`\n${bold('What the emulators complained about')}`);
  for (const line of complaints.slice(-MOST_COMPLAINTS)) note(line.slice(0, LONGEST_COMPLAINT));
}

function printEnd(total: CheckCounts, complaints: readonly string[]): void {
  if (total.slowest.length > 0) {
    say(`\n${bold('The slowest tests')}`);
    for (const { name, milliseconds } of total.slowest)
      note(`${(milliseconds / 1000).toFixed(1)} s  ${name}`);
  }
  if (total.failures.length > 0) say(`\n${bold('What failed')}`);
  for (const { name, reason } of total.failures) {
    failed(name);
    if (reason) note(reason.replaceAll('\n', '\n  '));
  }
  if (total.failures.length > 0) printComplaints(complaints);
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
  const needsPlatform = asked.only.includes('emulator') || asked.only.includes('e2e');
  if (needsPlatform) await checkStack(stacks.test);
  const running = platform();
  const options = { atOnce: AT_ONCE, isOver: () => isOver };
  const checked = await sideBySide(partsOf(asked, running), options);
  const afterwards: Part[] = needsPlatform
    ? [{ title: 'What was left behind', check: running.checkCardNumbers }]
    : [];
  const total = sum([checked, await sideBySide(afterwards, options)]);
  await running.stop();
  if (isOver) return 130;
  printEnd(total, running.complaints());
  return total.failed > 0 ? 1 : 0;
});
