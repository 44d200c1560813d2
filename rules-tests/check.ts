// One check of the rules: an attempt by an actor, and whether it must be allowed. The suites run all checks; the mutation run
// repeats those that touch a weakened rule.
import type { Attempt, FirestoreClient, SessionClaim } from './firestore-client.ts';
import { type Kind, world } from './world.ts';

export interface Check {
  readonly who: string;
  readonly uid: string | undefined;
  /** The collection whose rules apply. */
  readonly about: Kind;
  readonly attempt: Attempt;
  /** The token's session claim; a live session by default, none if null. */
  readonly session?: SessionClaim | null;
  readonly allowed: boolean;
  /** The attempt's peculiarity, if any. */
  readonly how?: string;
}

const AT_ONCE = 8;

const isWrite = ({ does }: Attempt): boolean => does === 'create' || does === 'update' || does === 'delete';

async function undo(client: FirestoreClient, attempt: Attempt): Promise<void> {
  if (!('path' in attempt)) return;
  const before = world.get(attempt.path);
  await (before ? client.store(new Map([[attempt.path, before]])) : client.remove(attempt.path));
}

function describe({ who, about, attempt, allowed, how }: Check): string {
  const where = 'path' in attempt ? attempt.path : about;
  return `${who}: ${attempt.does} ${where}${how ? ` (${how})` : ''} should be ${allowed ? 'allowed' : 'refused'}`;
}

async function ask(client: FirestoreClient, check: Check): Promise<string[]> {
  const allowed = await client.isAllowed(check.uid, check.attempt, check.session);
  if (allowed && isWrite(check.attempt)) await undo(client, check.attempt);
  return allowed === check.allowed ? [] : [describe(check)];
}

/**
 * The wrong answers of the rules, in words. Undoes every write that succeeded, before the next attempt to write the same document:
 * that would meet the changed one.
 */
export async function wrongAnswers(client: FirestoreClient, checks: readonly Check[]): Promise<string[]> {
  const wrong: string[] = [];
  const written = new Map<string, Promise<void>>();
  const note = async (check: Check): Promise<void> => void wrong.push(...(await ask(client, check)));
  const waiting = checks.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const check of waiting) {
        const { attempt } = check;
        if (!('path' in attempt && isWrite(attempt))) await note(check);
        else {
          const done = (written.get(attempt.path) ?? Promise.resolve()).then(() => note(check));
          written.set(attempt.path, done);
          await done;
        }
      }
    }),
  );
  return wrong;
}
