// Why a form was not saved: validation errors of the server, or another person's change.
import { useState } from 'react';
import { useZone } from '../lib/place.tsx';
import { Button } from './button.tsx';
import { changeWords, type WordsOf } from './change-words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type Conflict, nameOfChanger, timeOfChange } from './conflict.ts';
import { FailureNotice } from './failure-notice.tsx';
import { changedPaths, fieldList, fieldName, type IsWhole, overlaps, valueAt } from './form-changes.ts';
import { contestedFields } from './merge-changes.ts';
import { Notice } from './notice.tsx';
import { fieldMessages } from './refusal.ts';

type Names = Readonly<Record<string, string>>;

interface RefusedNoticeProps {
  error: unknown;
  names: Names;
  /** Fields that were changed since: what is wrong with them now stands at them. */
  changedSince: readonly string[];
}

export function RefusedNotice({ error, names, changedSince }: RefusedNoticeProps) {
  const refused = Object.entries(fieldMessages(error)).filter(([path]) => path !== '');
  const faults = refused.filter(([path]) => !changedSince.some((one) => overlaps(one, path)));
  if (refused.length > 0 && faults.length === 0) return null;
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
  before: unknown;
  mine: unknown;
  conflict: Conflict<unknown>;
  names: Names;
  isWhole?: IsWhole | undefined;
  wordsOf?: WordsOf | undefined;
  onLoadTheirs: () => void;
  onKeepMine: () => void;
}

export function ConflictNotice({
  before,
  mine,
  conflict,
  names,
  isWhole,
  wordsOf,
  onLoadTheirs,
  onKeepMine,
}: ConflictNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const theirs = conflict.values;
  const both = contestedFields(before, mine, theirs, isWhole);
  const others = changedPaths(before, theirs, isWhole).filter((path) => !both.includes(path));
  const who = nameOfChanger(conflict);
  const zone = useZone();
  return (
    <Notice tone="warn" role="alert">
      <div className="grid gap-2 py-1">
        <p className="font-semibold">
          {who} changed this while you were editing{timeOfChange(conflict, zone)}. Nothing of yours is lost.
        </p>
        {both.length > 0 && (
          <BothValues
            paths={both}
            before={before}
            mine={mine}
            theirs={theirs}
            names={names}
            wordsOf={wordsOf}
          />
        )}
        {others.length > 0 && <p>Also changed, and kept either way: {fieldList(others, names)}.</p>}
        <div className="flex flex-wrap gap-2 text-ink">
          <Button onClick={() => setAsking(true)}>Load their version</Button>
          <Button look="strong" onClick={onKeepMine}>
            Keep mine and save again
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Load their version?"
        confirmLabel="Load theirs"
        cancelLabel="Keep editing"
        onConfirm={onLoadTheirs}
      >
        <p>What you typed is lost: {fieldList(changedPaths(before, mine, isWhole), names)}.</p>
      </ConfirmDialog>
    </Notice>
  );
}

interface BothValuesProps {
  paths: readonly string[];
  before: unknown;
  mine: unknown;
  theirs: unknown;
  names: Names;
  wordsOf: WordsOf | undefined;
}

function BothValues({ paths, before, mine, theirs, names, wordsOf }: BothValuesProps) {
  const words = (path: string, values: unknown) =>
    changeWords({ field: path, from: valueAt(before, path), to: valueAt(values, path) }, { names, wordsOf })
      .to;
  return (
    <dl className="grid max-h-60 gap-2 overflow-y-auto wrap-anywhere">
      {paths.map((path) => (
        <div key={path}>
          <dt className="font-semibold">{fieldName(path, names)}</dt>
          <dd>Theirs: {words(path, theirs)}</dd>
          <dd>Yours: {words(path, mine)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MergedNoticeProps {
  merged: Conflict<unknown> & { paths: readonly string[] };
  names: Names;
}

/** Two people changed different fields: merged, with a notice. */
export function MergedNotice({ merged, names }: MergedNoticeProps) {
  const zone = useZone();
  return (
    <Notice tone="info" role="status">
      {nameOfChanger(merged)} changed {fieldList(merged.paths, names)} meanwhile
      {timeOfChange(merged, zone)}. Both changes are saved.
    </Notice>
  );
}
