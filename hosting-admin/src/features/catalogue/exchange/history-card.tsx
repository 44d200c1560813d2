// The imports of a restaurant, newest first. One that was stopped goes on here, and the last one can be undone.
import type { RestaurantRef } from '@bite/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { menuImportsQuery } from './exchange-queries.ts';
import { changesIn, isUnderWay, type MenuImport } from './import-words.ts';
import { kindLabel } from './menu-file-kinds.ts';
import { type ImportSteps, useImportSteps } from './use-import-steps.ts';

const states = {
  checked: { tone: undefined, label: 'Checked' },
  writing: { tone: 'warn', label: 'Stopped' },
  done: { tone: 'good', label: 'Imported' },
  undoing: { tone: 'warn', label: 'Undo stopped' },
  undone: { tone: undefined, label: 'Undone' },
} as const;
const underWay = { tone: 'info', label: 'Under way' } as const;

export function HistoryCard({ place, mayWrite }: { place: RestaurantRef; mayWrite: boolean }) {
  const { call } = usePorts();
  const { data: imports, error } = useQuery(menuImportsQuery(call, place));
  const steps = useImportSteps(place);
  const undoing = useSubject<MenuImport>();
  const last = imports?.find(({ state }) => state !== 'undone');
  return (
    <Card title="Imports so far" description="The last import can be undone for 30 days.">
      <div className="grid gap-3">
        {error && <FailureNotice error={error} undone="The imports could not be loaded." />}
        {imports?.length === 0 && <p className="text-sm text-muted">Nothing was imported yet.</p>}
        <StepState steps={steps} />
        {imports && imports.length > 0 && (
          <ul className="grid gap-2">
            {imports.map((one) => (
              <li
                key={one.importId}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-3 py-2"
              >
                <Entry {...one} />
                {mayWrite && one.importId === last?.importId && !steps.work && !isUnderWay(one) && (
                  <div className="flex flex-wrap gap-2">
                    {one.state === 'writing' && (
                      <Button onClick={() => void steps.start('writeMenuImport', one.importId)}>
                        Continue
                      </Button>
                    )}
                    <Button look="danger" onClick={() => undoing.open(one)}>
                      Undo…
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        isOpen={undoing.isOpen}
        onClose={undoing.close}
        title="Undo this import?"
        confirmLabel="Undo the import"
        onConfirm={async () => {
          if (undoing.subject) void steps.start('undoMenuImport', undoing.subject.importId);
        }}
      >
        <p>
          What {undoing.subject?.fileName} brought is deleted, and what it changed is as it was before. What
          somebody has changed since stays.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

function Entry({ fileName, isCopy, format, startedAt, checkedAt, byName, state, ...rest }: MenuImport) {
  const { tone, label } = isUnderWay({ state, ...rest }) ? underWay : states[state];
  return (
    <div className="min-w-0 flex-1 basis-56 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
        {isCopy ? `Copy from ${fileName}` : fileName}
        <Badge {...(tone && { tone })}>{label}</Badge>
      </p>
      <p className="text-muted">
        <DateText iso={startedAt ?? checkedAt} withTime /> · {byName} · {isCopy ? 'Copy' : kindLabel(format)}{' '}
        · {changesIn(rest)}
      </p>
      {rest.problem !== undefined && <p className="text-danger">{rest.problem}</p>}
      {rest.kept.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer">Left as it is ({rest.kept.length})</summary>
          <ul className="pl-4">
            {rest.kept.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function StepState({ steps: { work, run, error, stop } }: { steps: ImportSteps }) {
  if (work)
    return (
      <Progress
        label={work === 'undoMenuImport' ? 'Undoing' : 'Importing'}
        done={run?.written ?? 0}
        total={run?.total}
        onCancel={stop}
      />
    );
  if (error !== undefined) return <FailureNotice error={error} undone="That is not finished." />;
  if (run?.state !== 'undone') return null;
  return (
    <Notice tone={run.kept.length > 0 ? 'warn' : 'good'} role="status">
      {run.kept.length > 0
        ? `The import is undone, but for ${run.kept.length} that were changed or used since.`
        : 'The import is undone: the menu is as it was before.'}
    </Notice>
  );
}
