// What is about to happen, old to new, before it happens.
import { profileFieldLabels } from '@bite/shared/listing/profile-fields';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { decided } from './decisions.ts';
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
      title={send.length > 0 ? 'Change the listing at Google?' : 'Take this over?'}
      confirmLabel="Approve"
      pendingLabel="Asking Google…"
      tone="normal"
      onConfirm={onConfirm}
    >
      <div className="grid max-h-[50vh] gap-4 overflow-y-auto">
        {send.length > 0 && (
          <Changes title="At Google" fields={send} from={({ theirs }) => theirs} to={({ ours }) => ours} />
        )}
        {take.length > 0 && (
          <Changes title="Here" fields={take} from={({ ours }) => ours} to={({ theirs }) => theirs} />
        )}
      </div>
      {send.length > 0 && <p>Google checks it first. It may take some days until everybody sees it.</p>}
    </ConfirmDialog>
  );
}

interface ChangesProps {
  title: string;
  fields: readonly ComparedField[];
  from: (field: ComparedField) => readonly string[];
  to: (field: ComparedField) => readonly string[];
}

const Changes = ({ title, fields, from, to }: ChangesProps) => (
  <section className="grid gap-2">
    <h3 className="font-semibold">{title}</h3>
    <dl className="grid gap-3">
      {fields.map((field) => (
        <div key={field.field} className="grid gap-1">
          <dt className="text-muted">{profileFieldLabels[field.field]}</dt>
          <dd className="wrap-anywhere">
            <del className="block text-muted">{worded(field, from(field))}</del>
            <ins className="block no-underline">{worded(field, to(field))}</ins>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Of a menu only how much of it changes: its dishes stand on the page. */
function worded({ field, moreLines = 0 }: ComparedField, lines: readonly string[]): string {
  if (field === 'menu') return `${lines.length}${moreLines > 0 ? ' or more' : ''} dishes`;
  return lines.length === 0 ? 'Nothing' : lines.join('; ');
}
