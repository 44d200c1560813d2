// The route of the person's own account.

import { AccountPage } from '../features/identity/account/account-page.tsx';
import { useSignOut } from '../features/identity/sessions/use-sign-out.ts';

export function AccountRoute() {
  return <AccountPage onSignOut={useSignOut()} />;
}
