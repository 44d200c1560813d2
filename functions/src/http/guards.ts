// Authentication guards, one for each audience.
import { authenticateDiner, findDiner } from '../diners/authenticate-diner.ts';
import {
  type AuthenticateDeps,
  authenticate,
  authenticateAccount,
  authenticateStaff,
} from '../identity/authenticate.ts';
import { assertSameSite } from '../identity/same-site.ts';
import type { Guards } from './contract.ts';

export function apiGuards(deps: AuthenticateDeps): Guards {
  return {
    ownPages: (proof) => assertSameSite(proof, deps.ownHosts),
    knownDiner: (proof) => findDiner(deps, proof),
    diner: async (proof) => ({ diner: await authenticateDiner(deps, proof) }),
    account: (proof) => authenticateAccount(deps, proof),
    signedIn: (proof) => authenticate(deps, proof),
    staff: (proof) => authenticateStaff(deps, proof),
  };
}
