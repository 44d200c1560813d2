// One's own account.

import { AccountPage } from '../features/account/account-page.tsx';
import { useSignOut } from '../features/auth/use-sign-out.ts';

export function AccountRoute() {
  return <AccountPage onSignOut={useSignOut()} />;
}
