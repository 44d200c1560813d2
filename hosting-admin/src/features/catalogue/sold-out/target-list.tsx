// What can be sold out, a row each with its present state; a row opens its choices.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { SoldOutKey } from '@bite/shared/catalogue/sold-out';
import { soldOutStateOf } from '@bite/shared/catalogue/sold-out-state';
import type { Stock } from '@bite/shared/catalogue/stock';
import { isolated } from '@bite/shared/kernel/isolated';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useTime } from '../../../lib/use-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { SoldOutChoices } from './sold-out-choices.tsx';
import { groupWords, isOut, lineWords, stateWords, type TargetLine } from './targets.ts';
import type { SoldOutSetter } from './use-set-sold-out.ts';

interface TargetListProps {
  restaurant: MyRestaurant;
  stock: Stock;
  setter: SoldOutSetter;
  /** What the list contains, for screen readers. */
  label: string;
  lines: readonly TargetLine[];
  openKey: SoldOutKey | undefined;
  onOpen: (key: SoldOutKey | undefined) => void;
  /** After a choice was saved. */
  onDone: () => void;
}

export function TargetList({ label, lines, openKey, onOpen, onDone, ...rest }: TargetListProps) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {lines.map((line) => (
        <TargetRow
          key={line.key}
          {...rest}
          line={line}
          isOpen={line.key === openKey}
          onToggle={() => onOpen(line.key === openKey ? undefined : line.key)}
          onDone={onDone}
        />
      ))}
    </ul>
  );
}

interface TargetRowProps extends Pick<TargetListProps, 'restaurant' | 'stock' | 'setter' | 'onDone'> {
  line: TargetLine;
  isOpen: boolean;
  onToggle: () => void;
}

function TargetRow({ restaurant, stock, setter, line, isOpen, onToggle, onDone }: TargetRowProps) {
  const { name, targets } = line;
  const id = useId();
  const words = useTime((now) => lineWords(stock, line, restaurant.timezone, now));
  const isSoldOut = useTime((now) => targets.some(({ key }) => isOut(stock, key, now)));
  const groups = groupWords(line);
  return (
    <li>
      <div className="flex items-center gap-x-2 py-0.5">
        <button
          type="button"
          data-target=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-lg px-1 py-1.5 text-left hover:bg-column"
        >
          {/* On a phone the badge is below the name, which needs its width. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              {groups !== undefined && <span className="block text-sm text-muted">{groups}</span>}
            </span>
            {words !== undefined && (
              <Badge canWrap tone={isSoldOut ? 'danger' : 'warn'}>
                {words}
              </Badge>
            )}
          </span>
          <ChevronDown
            className={`size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
        {words !== undefined && !isOpen && <BackOnSale setter={setter} stock={stock} line={line} />}
      </div>
      {isOpen && <LineChoices {...{ id, restaurant, stock, setter, line, onDone }} />}
    </li>
  );
}

interface LineChoicesProps
  extends Pick<TargetRowProps, 'restaurant' | 'stock' | 'setter' | 'line' | 'onDone'> {
  id?: string;
}

/** The choices of a line: of one in several groups for all of these, or for some. */
export function LineChoices({ id, restaurant, stock, setter, line, onDone }: LineChoicesProps) {
  const { targets } = line;
  const choices = useRef<HTMLDivElement>(null);
  const [without, setWithout] = useState<ReadonlySet<SoldOutKey>>(new Set());
  const chosen = targets.filter(({ key }) => !without.has(key));
  const words = useTime((now) =>
    chosen.some(({ key }) => stateWords(stock, key, restaurant.timezone, now) !== undefined),
  );
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={choices} id={id} className="grid gap-3 pb-4 pl-1">
      {targets.length > 1 && <GroupChoices {...{ restaurant, stock, line, without, setWithout }} />}
      {chosen.length > 0 ? (
        <SoldOutChoices setter={setter} targets={chosen} isMarked={words} onDone={onDone} />
      ) : (
        <p role="status" className="text-sm text-muted">
          Choose at least one modifier group.
        </p>
      )}
    </div>
  );
}

interface GroupChoicesProps extends Pick<TargetRowProps, 'restaurant' | 'stock' | 'line'> {
  without: ReadonlySet<SoldOutKey>;
  setWithout: (keys: ReadonlySet<SoldOutKey>) => void;
}

/** In which of its groups an option is sold out. */
function GroupChoices({
  restaurant,
  stock,
  line: { name, targets },
  without,
  setWithout,
}: GroupChoicesProps) {
  const states = useTime((now) =>
    JSON.stringify(targets.map(({ key }) => stateWords(stock, key, restaurant.timezone, now) ?? '')),
  );
  const words: readonly string[] = JSON.parse(states);
  const turn = (key: SoldOutKey, isOn: boolean) =>
    setWithout(new Set(isOn ? [...without].filter((one) => one !== key) : [...without, key]));
  return (
    <fieldset className="grid">
      <legend className="text-sm font-semibold">Where {isolated(name)} is offered</legend>
      <ChoiceLine
        type="checkbox"
        option={{ value: 'all', label: `All ${targets.length} modifier groups` }}
        checked={without.size === 0}
        onChange={({ target }) => setWithout(new Set(target.checked ? [] : targets.map(({ key }) => key)))}
      />
      {targets.map(({ key, group = '' }, index) => (
        <ChoiceLine
          key={key}
          type="checkbox"
          className="ml-6"
          option={{ value: key, label: group, hint: words[index] }}
          checked={!without.has(key)}
          onChange={({ target }) => turn(key, target.checked)}
        />
      ))}
    </fieldset>
  );
}

function BackOnSale({ setter, stock, line }: Pick<TargetRowProps, 'setter' | 'stock' | 'line'>) {
  const { clock } = usePorts();
  const { set, isPending } = setter;
  const backOnSale = () => {
    const isMarked = (key: SoldOutKey) => soldOutStateOf(stock, key, clock.now()).kind !== 'onSale';
    const targets = line.targets.filter(({ key }) => isMarked(key));
    void set({ targets, state: { kind: 'onSale' } }).catch(() => undefined);
  };
  return (
    <Button
      aria-disabled={isPending}
      aria-label={`Back on sale: ${line.name}`}
      onClick={() => isPending || backOnSale()}
    >
      Back on sale
    </Button>
  );
}
