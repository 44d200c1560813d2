// Asks before a domain that guests use is switched off.

import { isServed } from '@bite/shared/domains/mapping-states';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Question } from '../../ui/use-question.ts';
import type { DomainShown } from './domain-queries.ts';

/** Whether guests would lose it, or the website its primary address. */
export const isLostBy = (domain: DomainShown, wanted: { isActive: boolean }): boolean =>
  domain.isActive && !wanted.isActive && (domain.isPrimary || isServed(domain));

/** What guests lose, in a sentence. */
export const lossOf = ({ domain, isPrimary }: DomainShown): string =>
  `Guests who use ${shownDomain(domain)}, also from printed codes and search results, find nothing there any more.${
    isPrimary ? ' It is the primary address: search engines, mails and shared links get the free one.' : ''
  }`;

export function SwitchOffDialog({ asking }: { asking: Question<DomainShown> }) {
  const { about, isOpen, close, confirm } = asking;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={`Switch ${shownDomain(about?.domain ?? '')} off?`}
      confirmLabel="Switch it off"
      onConfirm={confirm}
    >
      {about && <p>{lossOf(about)} It can be switched on again.</p>}
    </ConfirmDialog>
  );
}
