// What can be sold out, a row each with its present state; a row opens its choices.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { SoldOutKey } from '@bite/shared/catalogue/sold-out';
import type { Stock } from '@bite/shared/catalogue/stock';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTime } from '../../../lib/use-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SoldOutChoices } from './sold-out-choices.tsx';
import { isOut, stateWords, type Target } from './targets.ts';
import type { SoldOutSetter } from './use-set-sold-out.ts';

interface TargetListProps {
  restaurant: MyRestaurant;
  stock: Stock;
  setter: SoldOutSetter;
  /** What the list contains, for screen readers. */
  label: string;
  targets: readonly Target[];
  openKey: SoldOutKey | undefined;
  onOpen: (key: SoldOutKey | undefined) => void;
  /** After a choice was saved. */
  onDone: () => void;
}

export function TargetList({ label, targets, openKey, onOpen, onDone, ...rest }: TargetListProps) {
  return (
    <ul aria-label={label} className="grid divide-y divide-line">
      {targets.map((target) => (
        <TargetRow
          key={target.key}
          {...rest}
          target={target}
          isOpen={target.key === openKey}
          onToggle={() => onOpen(target.key === openKey ? undefined : target.key)}
          onDone={onDone}
        />
      ))}
    </ul>
  );
}

interface TargetRowProps extends Pick<TargetListProps, 'restaurant' | 'stock' | 'setter' | 'onDone'> {
  target: Target;
  isOpen: boolean;
  onToggle: () => void;
}

function TargetRow({ restaurant, stock, setter, target, isOpen, onToggle, onDone }: TargetRowProps) {
  const { key, name, group } = target;
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const words = useTime((now) => stateWords(stock, key, restaurant.timezone, now));
  const isSoldOut = useTime((now) => isOut(stock, key, now));
  useEffect(() => {
    if (isOpen) choices.current?.querySelector('button')?.focus();
  }, [isOpen]);
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
              {group !== undefined && <span className="block text-sm text-muted">{group}</span>}
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
        {words !== undefined && !isOpen && <BackOnSale setter={setter} target={target} />}
      </div>
      {isOpen && (
        <div ref={choices} id={id} className="pb-4 pl-1">
          <SoldOutChoices setter={setter} targets={[target]} isMarked={words !== undefined} onDone={onDone} />
        </div>
      )}
    </li>
  );
}

function BackOnSale({ setter, target }: Pick<TargetRowProps, 'setter' | 'target'>) {
  const { set, isPending } = setter;
  return (
    <Button
      aria-disabled={isPending}
      aria-label={`Back on sale: ${target.name}`}
      onClick={() =>
        isPending || void set({ targets: [target], state: { kind: 'onSale' } }).catch(() => undefined)
      }
    >
      Back on sale
    </Button>
  );
}
