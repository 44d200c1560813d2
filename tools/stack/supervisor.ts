// Runs one command and makes sure that nothing of it outlives its owner. The owner holds the other end of stdin: when that
// closes, even because the owner was killed, the command is interrupted, waited for, and then killed.
// usage: node supervisor.ts <seconds to wait> <command> [args …]
import { spawn } from 'node:child_process';
import { descendants, isAlive, kill } from './process-tree.ts';

const [patience, command, ...args] = process.argv.slice(2);
if (!command) throw new Error('No command given');

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
const seen = new Set<number>();
let deadline = Number.POSITIVE_INFINITY;
let exitCode: number | undefined;

// Process ids are reused, so only those of this moment, or since the stop began, count.
function look(): void {
  if (!child.pid || exitCode !== undefined) return;
  if (deadline === Number.POSITIVE_INFINITY) seen.clear();
  for (const pid of descendants(child.pid)) seen.add(pid);
}

function stop(): void {
  if (deadline !== Number.POSITIVE_INFINITY) return;
  deadline = Date.now() + Number(patience) * 1000;
  look();
  if (child.pid) kill(child.pid, 'SIGINT');
  setInterval(watch, 200);
}

function watch(): void {
  look();
  if (exitCode === undefined && Date.now() < deadline) return;
  const left = [child.pid ?? 0, ...seen].filter((pid) => pid !== 0 && isAlive(pid));
  for (const pid of left) kill(pid, 'SIGKILL');
  if (left.length === 0) process.exit(exitCode ?? 1);
}

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  exitCode = code ?? (signal ? 1 : 0);
  setInterval(watch, 20);
});
process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
setInterval(look, 2000);
