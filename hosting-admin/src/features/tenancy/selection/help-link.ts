// A mailto link for help with access. Addressed to support where configured; otherwise the writer fills in their
// administrator's address.
import { isolated } from '@bite/shared/kernel/isolated';
import type { MyTenant } from '../../../lib/my-places.ts';

const SUPPORT: unknown = import.meta.env['VITE_SUPPORT_EMAIL'];

export function helpLink(
  { displayName }: Pick<MyTenant, 'displayName'>,
  email: string,
  support: unknown = SUPPORT,
): string {
  const to = typeof support === 'string' ? support : '';
  const subject = `Access to the restaurants of ${isolated(displayName)}`;
  const body = `Hello,\n\nI cannot find my restaurant of ${isolated(displayName)} in Bite. Please give my account access to it: ${email}\n\nThank you!`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
