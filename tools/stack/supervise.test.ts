import { once } from 'node:events';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isAlive } from './process-tree.ts';
import { type Supervised, supervise } from './supervise.ts';

// Like Java in the emulators: a child in its own process group that ignores everything but SIGKILL.
const deafChild = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log(process.pid)`;
const stubborn = `
  process.on('SIGINT', () => {});
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deafChild)}], {
    detached: true, stdio: ['ignore', 'inherit', 'inherit'],
  });
  setInterval(() => {}, 1000);
`;

function start(program: string, patience: number): Supervised {
  return supervise(process.execPath, ['-e', program], { cwd: process.cwd(), env: process.env, patience });
}

async function firstLine({ child }: Supervised): Promise<string> {
  if (!child.stdout) throw new Error('No output to read');
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

describe('what is supervised', () => {
  it('leaves nothing running when it is stopped, not even what ignores the request', async () => {
    const supervised = start(stubborn, 0.2);
    const deaf = Number(await firstLine(supervised));
    expect(isAlive(deaf)).toBe(true);
    await supervised.stop();
    expect(isAlive(deaf)).toBe(false);
  });

  it('leaves nothing running when its owner is gone without a word', async () => {
    const supervised = start(stubborn, 0.2);
    const deaf = Number(await firstLine(supervised));
    supervised.child.stdin?.destroy();
    await supervised.ended;
    expect(isAlive(deaf)).toBe(false);
  });

  it.each([
    ['as its owner is', false, getPriority()],
    ['behind others, if it is in the background', true, Math.max(getPriority(), 5)],
  ])('is scheduled %s', async (_, isBackground, priority) => {
    const program = `console.log(require('node:os').getPriority())`;
    const options = { cwd: process.cwd(), env: process.env, patience: 1, isBackground };
    const supervised = supervise(process.execPath, ['-e', program], options);
    expect(await firstLine(supervised)).toBe(String(priority));
    await supervised.ended;
  });

  it('may end in its own time when it heeds the request', async () => {
    const polite = `process.on('SIGINT', () => { console.log('bye'); process.exit(0); }); setInterval(() => {}, 1000); console.log('up')`;
    const supervised = start(polite, 60);
    expect(await firstLine(supervised)).toBe('up');
    const [last] = await Promise.all([firstLine(supervised), supervised.stop()]);
    expect(last).toBe('bye');
    expect(supervised.child.exitCode).toBe(0);
  });
});
