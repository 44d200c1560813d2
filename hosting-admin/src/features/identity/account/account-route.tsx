// The route of the person's own account.

import { useSignOut } from '../sessions/sign-out.tsx';
import { AccountPage } from './account-page.tsx';

export function AccountRoute() {
  return <AccountPage onSignOut={useSignOut()} />;
}
