// One field that differs: both sides, what has happened, and what is to be done.
import { type FieldState, profileFieldLabels } from '@bite/shared/listing/profile-fields';
import { useId, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { Notice, type Tone } from '../../../ui/notice.tsx';
import { type Decision, deletedHere, isDeletedThere } from './decisions.ts';
import type { ComparedField } from './profile-queries.ts';

/** Where the other side has nothing, nothing of it was changed. */
function stateOf({
  field,
  state,
  ours,
  theirs,
  totals,
}: ComparedField): readonly [tone: Tone, words: string] {
  const [here, there] =
    field === 'menu' ? [totals?.ours ?? 1, totals?.theirs ?? 1] : [ours.length, theirs.length];
  if (state === 'oursChanged' && there === 0) return ['info', 'Only here'];
  if (state === 'theirsChanged' && here === 0) return ['info', 'Only at Google'];
  return states[state];
}

const states: Readonly<Record<FieldState, readonly [tone: Tone, words: string]>> = {
  same: ['good', 'In step'],
  oursChanged: ['info', 'Changed here'],
  theirsChanged: ['info', 'Changed at Google'],
  conflict: ['warn', 'Both sides differ'],
};

interface FieldCardProps {
  compared: ComparedField;
  /** What is wrong with it. */
  fault: string | undefined;
  decision: Decision;
  /** Absent for those who only look. */
  onDecide?: (decision: Decision) => void;
}

export function FieldCard({ compared, fault, decision, onDecide }: FieldCardProps) {
  const { field, ours, theirs, moreLines } = compared;
  const [tone, words] = stateOf(compared);
  const isMenu = field === 'menu';
  return (
    <Card title={profileFieldLabels[field]} actions={<Badge tone={tone}>{words}</Badge>}>
      <div className="grid gap-4">
        {fault !== undefined && (
          <Notice tone="danger" role="alert">
            {fault}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <Side title={isMenu ? 'Only here' : 'Here'} lines={ours} />
          <Side title={isMenu ? 'Only at Google' : 'At Google'} lines={theirs} />
        </div>
        {moreLines !== undefined && <p className="text-sm text-muted">And {moreLines} more differences.</p>}
        {onDecide && <Choices compared={compared} decision={decision} onDecide={onDecide} />}
      </div>
    </Card>
  );
}

/** A week fits. */
const SHOWN = 8;

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId();
  const [isWhole, setWhole] = useState(lines.length <= SHOWN);
  const shown = isWhole ? lines : lines.slice(0, SHOWN);
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-1 text-sm">
      <h3 id={id} className="text-muted">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted">Nothing</p>
      ) : (
        <ul className="grid gap-0.5">
          {shown.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {!isWhole && (
        <Button className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {lines.length}
        </Button>
      )}
    </section>
  );
}

type ChoicesProps = Required<Pick<FieldCardProps, 'compared' | 'decision' | 'onDecide'>>;

function Choices({ compared, decision, onDecide }: ChoicesProps) {
  const { field, canSend, canTake } = compared;
  const name = useId();
  const options = [
    { value: 'leave', label: 'Leave both as they are' },
    ...(canSend ? [{ value: 'send', label: sendLabel(compared) }] : []),
    ...(canTake ? [{ value: 'take', label: takeLabel(compared) }] : []),
  ] as const;
  return (
    <fieldset className="grid gap-0.5 border-t border-line pt-2">
      <legend className="sr-only">{profileFieldLabels[field]}</legend>
      {options.map((option) => (
        <ChoiceLine
          key={option.value}
          type="radio"
          name={name}
          option={option}
          checked={decision === option.value}
          onChange={() => onDecide(option.value as Decision)}
        />
      ))}
    </fieldset>
  );
}

const sendLabel = (compared: ComparedField): string =>
  isDeletedThere(compared) ? 'Delete Google’s: there is none here' : 'Send ours to Google';

function takeLabel(compared: ComparedField): string {
  if (compared.theirs.length === 0) return 'Delete ours here: Google has none';
  const { length } = deletedHere(compared);
  if (length === 0) return 'Take Google’s over here';
  return `Take Google’s over here, and delete ${length === 1 ? 'one date' : `${length} dates`} that Google lacks`;
}
