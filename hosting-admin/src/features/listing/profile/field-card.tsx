// One field that differs: both sides, what has happened, and what is to be done.
import { type FieldState, profileFieldLabels } from '@bite/shared/listing/profile-fields';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { Notice, type Tone } from '../../../ui/notice.tsx';
import type { Decision } from './decisions.ts';
import type { ComparedField } from './profile-queries.ts';

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
  const { field, state, ours, theirs, moreLines } = compared;
  const [tone, words] = states[state];
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

function Side({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-1 text-sm">
      <h3 id={id} className="text-muted">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="text-muted">Nothing</p>
      ) : (
        <ul className="grid max-h-72 gap-0.5 overflow-y-auto">
          {lines.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ChoicesProps = Required<Pick<FieldCardProps, 'compared' | 'decision' | 'onDecide'>>;

function Choices({ compared: { field, canSend, canTake }, decision, onDecide }: ChoicesProps) {
  const name = useId();
  const options = [
    { value: 'leave', label: 'Leave both as they are' },
    ...(canSend ? [{ value: 'send', label: 'Send ours to Google' }] : []),
    ...(canTake ? [{ value: 'take', label: 'Take Google’s over here' }] : []),
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
