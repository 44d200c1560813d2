// One question to the rules: who tries what, and whether it is to be let through. The suites ask them all; the mutation
// run asks those that touch what it weakened.
import type { Attempt, FirestoreClient, SessionClaim } from './firestore-client.ts';
import { type Kind, world } from './world.ts';

export interface Check {
  readonly who: string;
  readonly uid: string | undefined;
  /** The collection whose rules answer. */
  readonly about: Kind;
  readonly attempt: Attempt;
  /** Of the token; a live one where nothing is said, none where null. */
  readonly session?: SessionClaim | null;
  readonly allowed: boolean;
  /** What is special about the attempt, if anything. */
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

/** What the rules answered wrongly, in words. Every write that went through is undone. */
export async function wrongAnswers(client: FirestoreClient, checks: readonly Check[]): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = checks.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const check of waiting) wrong.push(...(await ask(client, check)));
    }),
  );
  return wrong;
}
