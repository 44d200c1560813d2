// Handlers of paying with a wallet, and of where wallets are registered.
import type { walletEndpoints } from '@bite/shared/payments/wallets.contract';
import type { WritePath } from '../audit/write-path.ts';
import { hostOf } from '../identity/credentials.ts';
import type { TrackOrderDeps } from '../ordering/track-order.ts';
import { changePlatformWallets, readPlatformWallets } from '../payments/wallets/platform-wallets.ts';
import { startApplePay } from '../payments/wallets/start-apple-pay.ts';
import { type WalletsHereDeps, walletsHere } from '../payments/wallets/wallets-here.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export const walletHandlers = (
  deps: WalletsHereDeps & TrackOrderDeps & { writePath: WritePath },
): Pick<Handlers, keyof typeof walletEndpoints> => ({
  getWallets: answering(({ params, proof }) =>
    walletsHere(deps, params.restaurantGuid, hostOf(proof.header)),
  ),
  startApplePay: answering(({ params, body, diner, proof }) =>
    startApplePay(deps, params, { appleHost: body.host, host: hostOf(proof.header), diner }),
  ),
  getPlatformWallets: answering((caller) => readPlatformWallets(deps, caller)),
  putPlatformWallets: answering(({ body, ...caller }) => changePlatformWallets(deps, caller, body)),
});
