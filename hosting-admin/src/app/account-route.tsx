// The route of the person's own account.

import { AccountPage } from '../features/identity/account/account-page.tsx';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';

export function AccountRoute() {
  return <AccountPage onSignOut={useSignOut()} />;
}
