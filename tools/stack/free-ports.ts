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

/** Throws a SetupError that names the first port in use, by whom, and what to do. */
export async function assertPortsFree(stack: Stack): Promise<void> {
  const sites = Object.entries(stack.urls).map(([use, url]) => [use, Number(new URL(url).port)] as const);
  for (const [use, port] of [...sites, ...Object.entries(stack.ports)]) {
    if (await isFree(port)) continue;
    throw new SetupError(
      `Port ${port} (${use}) is already taken${await holder(port)}: end that program, ` +
        'or the `npm start` or `npm test` that still runs, and try again.',
    );
  }
}
