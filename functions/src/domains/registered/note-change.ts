// The history of what is changed at the registrar, of which nothing is stored here.
import { DomainError } from '@bite/shared/kernel/errors';
import type { WritePath } from '../../audit/write-path.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { ServiceResult } from '../../ports/service-result.ts';
import { registrarRefusal } from './ask-registrar.ts';

/** The collection that history entries name. */
export const REGISTERED_DOMAINS = 'registered_domains';

/** Nobody knows whether it has happened. */
export class AnswerLost extends DomainError {
  constructor() {
    super(
      'CONFLICT',
      'The registrar’s answer was lost: it may have happened. Please look at the domain before you try again.',
    );
  }
}

interface Change {
  /** The domain's. */
  name: string;
  before?: object | undefined;
  /** Absent for what is gone. */
  after?: object | undefined;
}

/**
 * Makes the change and notes it. One whose answer was lost is noted, too, as unclear. Throws CONFLICT for that, and otherwise as
 * registrarRefusal says.
 * @param describe What the history tells of it.
 */
export async function noted<Value>(
  { writePath }: { writePath: Pick<WritePath, 'transact'> },
  caller: Caller,
  change: Promise<ServiceResult<Value>>,
  describe: (value: Value | undefined) => Change,
): Promise<Value> {
  const result = await change;
  const isUnclear = result.outcome === 'failed' && result.reason === 'unclear';
  if (result.outcome === 'answered' || isUnclear) {
    const { name, before, after } = describe(result.outcome === 'answered' ? result.value : undefined);
    await writePath.transact(authorOf(caller), async (transaction) =>
      transaction.note({
        before: before && { name, ...before },
        after: isUnclear ? { name, ...after, isUnclear: true } : after && { name, ...after },
        path: REGISTERED_DOMAINS,
        recordId: name,
      }),
    );
  }
  if (isUnclear) throw new AnswerLost();
  if (result.outcome === 'failed') throw registrarRefusal(result);
  return result.value;
}
