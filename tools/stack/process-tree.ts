// Finds and ends every descendant of a process: Java runs in its own process group, so killing a group is not enough.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Stat {
  readonly state: string;
  readonly parent: number;
}

// "pid (command) state ppid …", where the command may contain spaces and brackets
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined; // it has ended
  }
}

function parents(): Map<number, number> {
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return new Map(table.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return new Map(pids.map((pid) => [pid, statOf(pid)?.parent ?? 0]));
}

/** Every descendant of this process, without itself. */
export function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const [child, parent] of parents()) children.set(parent, [...(children.get(parent) ?? []), child]);
  const below = (id: number): number[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

/** A zombie process counts as ended. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return !['Z', 'X', undefined].includes(statOf(pid)?.state);
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // already gone
  }
}
