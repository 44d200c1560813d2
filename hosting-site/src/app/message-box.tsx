// What came of a tap: announced to screen readers, and shown if it is a failure.
import { t } from '@bite/shared/kernel/translate';
import type { ReactNode } from 'react';

export const unreached = (): string =>
  t('We could not reach the restaurant. Check your connection and try again.');

// On a phone above the cart bar, and above the button of an open dialog.
const failure =
  'fixed inset-x-4 bottom-24 z-50 mx-auto sm:bottom-4 max-w-md rounded-xl bg-ink px-4 py-3 text-center font-semibold text-page shadow-lift';

export function MessageBox({ isFailure, children }: { isFailure: boolean; children: ReactNode }) {
  return <div className={isFailure ? failure : 'sr-only'}>{children}</div>;
}
