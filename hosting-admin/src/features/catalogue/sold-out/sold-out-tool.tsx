// "Sold out" in the list of items: for one item with its sizes and options, or for several at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Ban } from 'lucide-react';
import { useMemo } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import type { RecordOf } from '../../../lib/records.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RecordTool, RecordToolProps } from '../../../ui/records/record-descriptor.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SoldOutChoices } from './sold-out-choices.tsx';
import { SomeTargets } from './some-targets.tsx';
import { itemTargets, optionTargets, stateWords } from './targets.ts';
import { useOptionsOnSale } from './use-options-on-sale.ts';
import { useSetSoldOut } from './use-set-sold-out.ts';
import { useStock } from './use-stock.ts';

function SoldOutToolDialog(props: RecordToolProps<'items'>) {
  const { restaurant, entries, onClose } = props;
  const [first, ...others] = entries.map(({ record }) => record);
  const isOne = first !== undefined && others.length === 0;
  const title = isOne ? `Sold out: ${first.name}` : `${entries.length} items sold out`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {isOne ? (
        <OneItem restaurant={restaurant} item={first} onClose={onClose} />
      ) : (
        <SeveralItems {...props} />
      )}
    </Dialog>
  );
}

interface OneItemProps {
  restaurant: MyRestaurant;
  item: RecordOf<'items'>;
  onClose: () => void;
}

function OneItem({ restaurant, item, onClose }: OneItemProps) {
  const hasOptions = item.modifierGroups.length > 0;
  const { query, detailOf, groups, options } = useOptionsOnSale(restaurant, hasOptions);
  const targets = useMemo(() => {
    const byId = new Map(groups?.map((group) => [group.modifierGroupId, group]));
    const own = item.modifierGroups.flatMap(({ modifierGroupId }) => byId.get(modifierGroupId) ?? []);
    return [...itemTargets(item), ...own.flatMap((group) => optionTargets(group, detailOf))];
  }, [item, groups, detailOf]);
  if (query.isLoading) return <Skeleton label="Loading what is sold out…" rows={2} />;
  return (
    <SomeTargets
      restaurant={restaurant}
      targets={targets}
      alike={options}
      label="The item, its sizes and options"
      onClose={onClose}
    />
  );
}

function SeveralItems({ restaurant, entries, onClose, onDone }: RecordToolProps<'items'>) {
  const { clock } = usePorts();
  const stock = useStock(restaurant);
  const setter = useSetSoldOut({ restaurant, stock });
  const targets = entries.flatMap(({ record }) => itemTargets(record).slice(0, 1));
  const marked = targets.flatMap(({ key, name }) => {
    const words = stock && stateWords(stock, key, restaurant.timezone, clock.now());
    return words === undefined ? [] : [{ key, name, words }];
  });
  return (
    <div className="grid gap-3">
      {marked.length > 0 && (
        <ul aria-label="Sold out or counted now" className="grid gap-1 text-sm text-muted">
          {marked.map(({ key, name, words }) => (
            <li key={key} className="wrap-anywhere">
              {name}: {words}
            </li>
          ))}
        </ul>
      )}
      <SoldOutChoices
        setter={setter}
        targets={targets}
        isMarked={stock === undefined || marked.length > 0}
        onDone={() => {
          onDone();
          onClose();
        }}
      />
    </div>
  );
}

export const soldOutTool: RecordTool<'items'> = {
  label: 'Sold out…',
  symbol: Ban,
  isFor: (may) => may('live.write'),
  Dialog: SoldOutToolDialog,
};
