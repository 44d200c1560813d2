// Why a form is not saved: the server found fault with it, or somebody else was quicker.
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { changedFields, fieldList } from './form-changes.ts';
import { Notice } from './notice.tsx';
import { fieldMessages } from './refusal.ts';

type Names = Readonly<Record<string, string>>;

export function RefusedNotice({ error, names }: { error: unknown; names: Names }) {
  const faults = Object.entries(fieldMessages(error)).filter(([path]) => path !== '');
  if (faults.length === 0) return <FailureNotice error={error} undone="Nothing was saved." />;
  return (
    <Notice tone="danger" role="alert">
      <p className="font-semibold">Nothing was saved yet. Please look at this again:</p>
      <ul className="list-inside list-disc">
        {faults.map(([path, message]) => (
          <li key={path}>
            {fieldList([path], names)}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ConflictNoticeProps {
  /** The paths that this person changed. */
  mine: readonly string[];
  before: unknown;
  theirs: unknown;
  names: Names;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

export function ConflictNotice({
  mine,
  before,
  theirs,
  names,
  onLoadTheirs,
  onKeepMine,
}: ConflictNoticeProps) {
  const changed = changedFields(before, theirs);
  const both = changed.filter((path) => mine.includes(path));
  return (
    <Notice tone="warn" role="alert">
      <div className="grid gap-2 py-1">
        <p className="font-semibold">
          Somebody else changed this while you were editing. Nothing of yours is lost.
        </p>
        {changed.length > 0 && <p>They changed {fieldList(changed, names)}.</p>}
        {both.length > 0 ? (
          <p>
            You both changed {fieldList(both, names)}: keeping yours replaces theirs there, and nowhere else.
          </p>
        ) : (
          <p>Keeping yours leaves what they changed as it is.</p>
        )}
        <div className="flex flex-wrap gap-2 text-ink">
          <Button onClick={onLoadTheirs}>Load their version</Button>
          <Button look="strong" onClick={onKeepMine}>
            Keep mine and save again
          </Button>
        </div>
      </div>
    </Notice>
  );
}
