// A few things that can be sold out, such as an item with its sizes and options: the first is open. One alone is asked at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useMemo, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LastChangeNotice } from './last-change.tsx';
import { moveBetweenRows } from './move-between-rows.ts';
import { LineChoices, TargetList } from './target-list.tsx';
import { linesOf, type Target } from './targets.ts';
import { useSetSoldOut } from './use-set-sold-out.ts';
import { useStock } from './use-stock.ts';

interface SomeTargetsProps {
  restaurant: MyRestaurant;
  targets: readonly Target[];
  /** All options of the restaurant: those of the same names are offered with the targets. */
  alike?: readonly Target[] | undefined;
  /** What they are, for screen readers. */
  label: string;
  onClose: () => void;
}

export function SomeTargets({ restaurant, targets, alike, label, onClose }: SomeTargetsProps) {
  const stock = useStock(restaurant);
  const lines = useMemo(() => linesOf(targets, alike), [targets, alike]);
  const [only, ...more] = lines;
  const isAlone = more.length === 0;
  const setter = useSetSoldOut({ restaurant, stock, isStaying: !isAlone });
  const [openKey, setOpenKey] = useState<string | undefined>(only?.key);
  if (!stock) return <Skeleton label="Loading what is sold out…" rows={2} />;
  if (only && isAlone)
    return <LineChoices restaurant={restaurant} stock={stock} setter={setter} line={only} onDone={onClose} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are buttons; this moves between them.
    <div className="grid gap-3" onKeyDown={moveBetweenRows}>
      <LastChangeNotice setter={setter} />
      <TargetList
        restaurant={restaurant}
        stock={stock}
        setter={setter}
        label={label}
        lines={lines}
        openKey={openKey}
        onOpen={setOpenKey}
        onDone={() => setOpenKey(undefined)}
      />
      {targets.some(({ group }) => group !== undefined) && (
        <p className="text-sm text-muted">An option that is sold out is so in every item that offers it.</p>
      )}
    </div>
  );
}
