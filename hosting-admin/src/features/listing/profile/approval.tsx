// What is about to happen, old to new, before it happens.
import { profileFieldLabels } from '@bite/shared/listing/profile-fields';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type decided, deletedHere, isDeletedThere } from './decisions.ts';
import type { ComparedField } from './profile-queries.ts';

interface ApprovalProps {
  isOpen: boolean;
  onClose: () => void;
  chosen: ReturnType<typeof decided>;
  onConfirm: () => Promise<void>;
}

export function Approval({ isOpen, onClose, chosen: { send, take }, onConfirm }: ApprovalProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={titleOf(send, take)}
      confirmLabel="Approve"
      pendingLabel={send.length > 0 ? 'Asking Google…' : 'Taking over…'}
      tone="normal"
      onConfirm={onConfirm}
    >
      <div className="grid gap-4">
        {send.length > 0 && (
          <Changes title="At Google">
            {send.map((field) => (
              <Change
                key={field.field}
                label={profileFieldLabels[field.field]}
                from={worded(field, 'theirs')}
                to={isDeletedThere(field) ? 'Deleted at Google' : worded(field, 'ours')}
              />
            ))}
          </Changes>
        )}
        {take.length > 0 && (
          <Changes title="Here">
            {take.map((field) => (
              <Change
                key={field.field}
                label={profileFieldLabels[field.field]}
                from={worded(field, 'ours')}
                to={field.theirs.length === 0 ? 'Deleted here' : worded(field, 'theirs')}
                {...(field.theirs.length > 0 && { deleted: deletedHere(field) })}
              />
            ))}
          </Changes>
        )}
      </div>
      {send.length > 0 && <p>Google checks it first. It may take some days until everybody sees it.</p>}
    </ConfirmDialog>
  );
}

type Fields = readonly ComparedField[];

function titleOf(send: Fields, take: Fields): string {
  if (send.length > 0 && take.length > 0) return 'Change the listing at Google, and the restaurant here?';
  if (send.length > 0) return 'Change the listing at Google?';
  if (take.every(({ theirs }) => theirs.length === 0)) return 'Delete this here?';
  return 'Take this over here?';
}

const Changes = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2">
    <h3 className="font-semibold">{title}</h3>
    <dl className="grid gap-3">{children}</dl>
  </section>
);

interface ChangeProps {
  label: string;
  from: string;
  to: string;
  /** What the new value lacks. */
  deleted?: readonly string[];
}

const Change = ({ label, from, to, deleted = [] }: ChangeProps) => (
  <div className="grid gap-1">
    <dt className="text-muted">{label}</dt>
    <dd className="wrap-anywhere">
      <del className="block text-muted">{from}</del>
      <ins className="block no-underline">{to}</ins>
      {deleted.length > 0 && (
        <strong className="block font-semibold">Deleted here: {deleted.join('; ')}</strong>
      )}
    </dd>
  </div>
);

/** Of a menu only how large it is: its dishes stand on the page. */
function worded(compared: ComparedField, side: 'ours' | 'theirs'): string {
  const { field, totals } = compared;
  const lines = compared[side];
  if (field === 'menu') return dishes(totals?.[side] ?? lines.length);
  return lines.length === 0 ? 'Nothing' : lines.join('; ');
}

const dishes = (count: number): string =>
  count === 0 ? 'No dishes' : count === 1 ? '1 dish' : `${count.toLocaleString('en')} dishes`;
