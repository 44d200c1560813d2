// Refuses to start if another program uses a port: the emulators' own messages would come late and in pieces.
import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { SetupError } from '../console.ts';
import { address, type Stack } from './stack.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

async function holder(port: number): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
    const [, pid, name] = /^p(\d+)\nc(.*)$/m.exec(stdout) ?? [];
    return pid ? ` by ${name} (process ${pid})` : '';
  } catch {
    return '';
  }
}

/** Those above 1023 that browsers open no page and no connection on (fetch.spec.whatwg.org, "bad port"). */
const closedToBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
]);

/** Throws a SetupError that names the first port that browsers refuse, or that is in use and by whom, and what to do. */
export async function assertPortsFree(stack: Stack): Promise<void> {
  const sites = Object.entries(stack.urls).map(([use, url]) => [use, Number(new URL(url).port)] as const);
  for (const [use, port] of [...sites, ...Object.entries(stack.ports)]) {
    if (closedToBrowsers.has(port))
      throw new SetupError(`Browsers refuse port ${port} (${use}): choose another BITE_PORT_SHIFT.`);
    if (await isFree(port)) continue;
    throw new SetupError(
      `Port ${port} (${use}) is already taken${await holder(port)}: end that program, ` +
        'or the `npm start` or `npm test` that still runs, and try again.',
    );
  }
}
