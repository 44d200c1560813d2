// Finds and ends every process under one: Java runs in a group of its own, so killing a group is not enough.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

function parents(): Map<number, number> {
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return new Map(table.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]));
  }
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!pid) continue;
    try {
      // "pid (command) state ppid …", and the command may hold spaces and brackets
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      found.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // ended between the listing and the reading
    }
  }
  return found;
}

/** Every process below this one, the process itself left out. */
export function descendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const [child, parent] of parents()) children.set(parent, [...(children.get(parent) ?? []), child]);
  const below = (id: number): number[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

export function isAlive(pid: number): boolean {
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
