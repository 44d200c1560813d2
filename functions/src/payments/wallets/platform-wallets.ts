// On which hosts wallets are registered, and as whom: read for every wallet that is to be offered, changed by site administrators.
import { collections, paths } from '@bite/shared/paths';
import {
  type PlatformWallets,
  platformWallets,
  type WalletChoices,
  walletChoices,
} from '@bite/shared/payments/platform-wallets.schema';
import type { PlatformWalletsAnswer } from '@bite/shared/payments/wallets.contract';
import { isRegistered, PLATFORM_WALLETS } from '@bite/shared/payments/wallets-offered';
import { assertVersion, versionOf } from '../../audit/version.ts';
import type { WritePath } from '../../audit/write-path.ts';
import { assertMay } from '../../identity/assert-may.ts';
import { authorOf, type Caller } from '../../identity/caller.ts';
import type { ApplePay } from '../../ports/apple-pay.ts';
import type { RecordCollection, RecordReader } from '../../ports/records.ts';

/** site_configuration/wallets */
export const platformWalletsAt: RecordCollection<PlatformWallets> = {
  path: collections.siteConfiguration,
  schema: platformWallets,
};

interface WalletDeps {
  records: Pick<RecordReader, 'get'>;
  applePay?: ApplePay | undefined;
}

/** No host has a wallet where nobody has registered any. */
export const platformWalletsNow = async (records: Pick<RecordReader, 'get'>): Promise<PlatformWallets> =>
  (await records.get(platformWalletsAt, PLATFORM_WALLETS)) ?? platformWallets.parse({});

/** Undefined for a host that is not registered for Apple Pay. */
export async function appleDomainFileOf(
  records: Pick<RecordReader, 'get'>,
  host: string,
): Promise<string | undefined> {
  const wallets = await platformWalletsNow(records);
  return isRegistered('applePay', wallets, host) ? wallets.appleDomainFile : undefined;
}

/** What administrators choose, without who did and when. */
const choicesIn = ({ changedAt: _at, changedBy: _by, ...choices }: PlatformWallets): WalletChoices =>
  walletChoices.parse(choices);

const answerOf = ({ applePay }: WalletDeps, wallets: PlatformWallets): PlatformWalletsAnswer => ({
  wallets,
  version: versionOf(choicesIn(wallets)),
  hasAppleIdentity: applePay !== undefined,
});

/** Throws FORBIDDEN. */
export async function readPlatformWallets(
  deps: WalletDeps,
  { user }: Caller,
): Promise<PlatformWalletsAnswer> {
  assertMay(user, 'siteConfiguration.read');
  return answerOf(deps, await platformWalletsNow(deps.records));
}

/** Throws FORBIDDEN, and CONFLICT for an outdated version. */
export async function changePlatformWallets(
  deps: WalletDeps & { writePath: WritePath; now: () => number },
  caller: Caller,
  { version, wallets }: { version: string; wallets: WalletChoices },
): Promise<PlatformWalletsAnswer> {
  assertMay(caller.user, 'siteConfiguration.write');
  const changed = { changedAt: new Date(deps.now()).toISOString(), changedBy: caller.user.uid };
  const after = await deps.writePath.transact(authorOf(caller), async (transaction) => {
    const stored = await transaction.get(platformWalletsAt, PLATFORM_WALLETS);
    const before = stored ?? platformWallets.parse({});
    const choices = choicesIn(before);
    assertVersion(paths.siteConfiguration(PLATFORM_WALLETS), version, versionOf(choices), choices);
    const next = platformWallets.parse({ ...wallets, ...changed });
    if (stored) transaction.replace(platformWalletsAt, PLATFORM_WALLETS, stored, next);
    else transaction.create(platformWalletsAt, PLATFORM_WALLETS, next);
    return next;
  });
  return answerOf(deps, after);
}
