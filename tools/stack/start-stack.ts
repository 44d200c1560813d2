// Starts and stops a stack's emulators; leaves nothing running and, without `keep`, nothing stored.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startCardGateway } from '../../sandbox/card-gateway/card-gateway.ts';
import { startDomains } from '../../sandbox/domains/domains.ts';
import { startGeocoder } from '../../sandbox/geocoder/geocoder.ts';
import { startGoogle } from '../../sandbox/google/google.ts';
import { startMailbox } from '../../sandbox/mailbox/mailbox.ts';
import { startProviders } from '../../sandbox/providers/providers.ts';
import { startPush } from '../../sandbox/push/push.ts';
import { startTexts } from '../../sandbox/texts/texts.ts';
import { note, SetupError, warn } from '../console.ts';
import { findJava, javaEnvironment } from '../emulators/java.ts';
import { emulatorPrograms } from '../emulators/programs.ts';
import { cache, root } from '../root.ts';
import { protectAddresses } from './auth-settings.ts';
import { authorityFile, dataFolder } from './data-folder.ts';
import { writeEmulatorConfig } from './emulator-config.ts';
import { EmulatorLog, logPathOf } from './emulator-log.ts';
import { emulatorEnvironment, ownEnvironment } from './environment.ts';
import { assertPortsFree } from './free-ports.ts';
import { writeLocalSecrets } from './secrets.ts';
import { address, hostingSite, type Stack } from './stack.ts';
import { type Supervised, supervise } from './supervise.ts';

export interface StackOptions {
  /** Loads the data of the last run and stores that of this run at its end. */
  readonly keep?: boolean;
  /** Additional variables for the emulators and the functions. */
  readonly env?: Readonly<Record<string, string>>;
  /** The emulators to start; all by default, which require a build. */
  readonly only?: readonly Emulator[];
}

export interface RunningStack {
  readonly stack: Stack;
  readonly logPath: string;
  /** The warnings and errors of the emulators and the functions so far, each with the time of day. */
  readonly complaints: readonly string[];
  /** Whether data of an earlier run was loaded. */
  readonly restored: boolean;
  /** Resolves when the emulators have ended, by themselves or through `stop`. */
  readonly ended: Promise<void>;
  /** Ends everything, by force after a while. Idempotent. */
  stop(): Promise<void>;
}

const emulators = ['auth', 'functions', 'firestore', 'storage', 'hosting', 'tasks', 'eventarc'] as const;
type Emulator = (typeof emulators)[number];
const firebase = join(import.meta.dirname, '..', 'emulators', 'firebase.ts');
const readyWithin = 300_000;
const patience = { usual: 10, storing: 60 };

/** Checks the requirements in advance: free ports, Java, the programs. Returns the environment variables they need. */
export async function checkStack(stack: Stack): Promise<Record<string, string>> {
  await assertPortsFree(stack);
  // Java's folder may contain another Node, so our own comes first.
  const java = await findJava();
  const path = [join(root, 'node_modules', '.bin'), java, process.env.PATH].join(delimiter);
  const options = javaEnvironment({ logsRefusals: stack.name !== 'rules' }, ownEnvironment);
  return { ...(await emulatorPrograms(java)), ...options, PATH: path };
}

function firebaseArguments(stack: Stack, { keep, only }: StackOptions, exported: string): string[] {
  const keeping = [...(existsSync(exported) ? ['--import', exported] : []), '--export-on-exit', exported];
  return [
    'emulators:start',
    ...['--config', writeEmulatorConfig(stack), '--project', stack.projectId],
    ...['--only', (only ?? emulators).join(',')],
    ...(keep ? keeping : []),
  ];
}

function freshFolder(stack: Stack): string {
  const folder = join(cache, 'stacks', stack.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'tmp'), { recursive: true });
  return folder;
}

function launch(
  stack: Stack,
  options: StackOptions,
  programs: Record<string, string>,
  exported: string,
): Supervised {
  const cwd = freshFolder(stack); // firebase-tools writes its debug logs to the working directory
  return supervise(process.execPath, [firebase, ...firebaseArguments(stack, options, exported)], {
    cwd,
    env: {
      ...ownEnvironment,
      ...options.env,
      ...programs,
      ...emulatorEnvironment(stack),
      TMPDIR: join(cwd, 'tmp'),
    },
    patience: options.keep ? patience.storing : patience.usual,
  });
}

/** Starts the emulators and waits until all answer. Throws a SetupError that names the log if they do not. */
export async function startStack(stack: Stack, options: StackOptions = {}): Promise<RunningStack> {
  const programs = await checkStack(stack);
  writeLocalSecrets();
  const exported = join(dataFolder(stack), 'export');
  if (!options.keep) rmSync(dataFolder(stack), { recursive: true, force: true });
  mkdirSync(dataFolder(stack), { recursive: true });
  const restored = existsSync(exported);
  const mailbox = await startMailbox({ smtp: stack.ports.smtp, http: stack.ports.mailbox });
  const texts = await startTexts(stack.ports.texts);
  const push = await startPush(stack.ports.push);
  const geocoder = await startGeocoder(stack.ports.geocoder);
  const providers = await startProviders(stack.ports.providers);
  const cardGateway = await startCardGateway(stack.ports.cardGateway, {
    // Many tests call from one address.
    ...(stack.name === 'test' && { limit: null }),
    ...(options.keep && { keptIn: join(dataFolder(stack), 'card-gateway.json') }),
  });
  const google = await startGoogle(stack.ports.google, {
    ...(options.keep && { keptIn: join(dataFolder(stack), 'google.json') }),
  });
  const { ports } = stack;
  const domains = await startDomains(ports.domains, {
    ...{ dns: ports.dns, tls: ports.tls, own: hostingSite(stack), site: `http://${address}:${ports.site}` },
    ...(options.keep && { keptIn: join(dataFolder(stack), 'domains.json') }),
  });
  writeFileSync(authorityFile(stack), domains.authority);
  const { child, ended, stop: end } = launch(stack, options, programs, exported);
  let stopping = false;
  let closing: Promise<unknown> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    await end();
    const services = [mailbox, texts, push, geocoder, providers, cardGateway, google, domains];
    closing ??= Promise.all(services.map((service) => service.close()));
    await closing;
  };
  const logPath = logPathOf(stack);
  const complaints: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const log = new EmulatorLog(logPath, (kind, line) => {
      if (kind === 'ready') return resolve();
      if (stopping) return;
      complaints.push(`${new Date().toTimeString().slice(0, 8)} ${line}`);
      warn(line);
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => log.write(text));
    }
    const giveUp = (reason: string): void =>
      reject(
        new SetupError(`The emulators ${reason}: ${logPath} says why; mend that and run the command again.`),
      );
    const timer = setTimeout(() => giveUp('were not ready after five minutes'), readyWithin);
    void ended.then(() => giveUp('ended before they were ready'));
    timer.unref();
  })
    .then(() => ((options.only ?? emulators).includes('auth') ? protectAddresses(stack) : undefined))
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  note(`emulator logs: ${logPath}`);
  return { stack, logPath, complaints, restored, ended, stop };
}
