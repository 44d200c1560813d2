// The platform's switch for all payments by card, for when the gateway or we ourselves do harm.
import { DomainError } from '@bite/shared/kernel/errors';
import { PLATFORM_CARDS } from '@bite/shared/payments/cards-off';
import { type PlatformCards, platformCards } from '@bite/shared/payments/platform-cards.schema';
import type { WritePath } from '../../audit/write-path.ts';
import { assertMay } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';
import { platformCardsAt, platformCardsNow } from '../cards-off.ts';

/** Throws FORBIDDEN. */
export async function readPlatformCards(
  { records }: { records: Pick<RecordReader, 'get'> },
  { user }: Caller,
): Promise<PlatformCards> {
  assertMay(user, 'siteConfiguration.read');
  return platformCardsNow(records);
}

/** Throws FORBIDDEN, and VALIDATION_FAILED without a reason to switch them off. */
export async function switchPlatformCards(
  { writePath, now }: { writePath: WritePath; now: () => number },
  caller: Caller,
  { off, reason }: { off: boolean; reason?: string | undefined },
): Promise<PlatformCards> {
  assertMay(caller.user, 'siteConfiguration.write');
  if (off && !reason) {
    const message = 'Please say why: restaurants read it';
    throw new DomainError('VALIDATION_FAILED', message, { fields: { reason: message } });
  }
  return writePath.transact(authorOf(caller), async (transaction) => {
    const before = await transaction.get(platformCardsAt, PLATFORM_CARDS);
    const changed = { changedAt: new Date(now()).toISOString(), changedBy: caller.user.uid };
    const after = platformCards.parse({ off, ...(off && { reason }), ...changed });
    if (before) transaction.replace(platformCardsAt, PLATFORM_CARDS, before, after);
    else transaction.create(platformCardsAt, PLATFORM_CARDS, after);
    return after;
  });
}
