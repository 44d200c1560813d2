// Asks before a domain that guests use is renamed, for which its name has to be typed, or switched off.

import { isServed } from '@bite/shared/domains/mapping-states';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Question } from '../../../ui/use-question.ts';
import { confirmedByName } from '../confirmed-by-name.ts';
import { isLostBy, lossOf } from '../switch-off-dialog.tsx';
import type { MappingOutput } from './mapping-form.ts';
import type { Mapping } from './mapping-queries.ts';

export interface MappingChange {
  mapping: Mapping;
  wanted: MappingOutput;
}

const isRenamed = ({ mapping, wanted }: MappingChange): boolean =>
  isServed(mapping) && wanted.domain !== mapping.domain;

/** Whether guests would lose something. */
export const isGrave = (change: MappingChange): boolean =>
  isRenamed(change) || isLostBy(change.mapping, change.wanted);

export function ChangeMappingDialog({ asking }: { asking: Question<MappingChange> }) {
  const { about, isOpen, close, confirm } = asking;
  const stored = about?.mapping.domain ?? '';
  const domain = shownDomain(stored);
  const renamedTo = about && isRenamed(about) ? shownDomain(about.wanted.domain) : undefined;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={close}
      title={renamedTo === undefined ? `Switch ${domain} off?` : `Rename ${domain} to ${renamedTo}?`}
      confirmLabel={renamedTo === undefined ? 'Switch it off' : 'Rename'}
      {...(renamedTo !== undefined && confirmedByName(stored))}
      onConfirm={confirm}
    >
      {about && <p>{lossOf(about.mapping)}</p>}
      {renamedTo !== undefined && (
        <p>
          The name {domain} is free for anybody then. {renamedTo} leads nowhere before it is proven.
        </p>
      )}
    </ConfirmDialog>
  );
}
