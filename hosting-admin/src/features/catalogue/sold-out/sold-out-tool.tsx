// "Sold out" in the list of items: for one item with its sizes and options, or for several at once.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { usePlatform } from '../../../lib/platform.tsx';
import { type RecordOf, recordsQuery } from '../../../lib/records.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { RecordTool, RecordToolProps } from '../../../ui/records/record-descriptor.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SoldOutChoices } from './sold-out-choices.tsx';
import { TargetList } from './target-list.tsx';
import { itemTargets, optionTargets, stateWords } from './targets.ts';
import { useStock } from './use-stock.ts';

function SoldOutToolDialog({ restaurant, entries, onClose, onDone }: RecordToolProps<'items'>) {
  const [first, ...others] = entries.map(({ record }) => record);
  const title = first && others.length === 0 ? `Sold out: ${first.name}` : `${entries.length} items sold out`;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {first && others.length === 0 ? (
        <OneItem restaurant={restaurant} item={first} onClose={onClose} />
      ) : (
        <SeveralItems
          restaurant={restaurant}
          targets={entries.flatMap(({ record }) => itemTargets(record).slice(0, 1))}
          onDone={() => {
            onDone();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type SeveralItemsProps = Pick<ComponentProps<typeof SoldOutChoices>, 'restaurant' | 'targets' | 'onDone'>;

function SeveralItems(props: SeveralItemsProps) {
  const { restaurant, targets } = props;
  const { clock } = usePlatform();
  const stock = useStock(restaurant);
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
      <SoldOutChoices {...props} stock={stock} isMarked={stock === undefined || marked.length > 0} />
    </div>
  );
}

interface OneItemProps {
  restaurant: MyRestaurant;
  item: RecordOf<'items'>;
  onClose: () => void;
}

function OneItem({ restaurant, item, onClose }: OneItemProps) {
  const { call, clock } = usePlatform();
  const stock = useStock(restaurant);
  const { data: groups } = useQuery({
    ...recordsQuery(call, 'modifierGroups', restaurant),
    enabled: item.modifierGroups.length > 0,
  });
  const targets = [
    ...itemTargets(item),
    ...item.modifierGroups.flatMap(({ modifierGroupId }) =>
      (groups?.records ?? [])
        .filter(({ record }) => record.modifierGroupId === modifierGroupId)
        .flatMap(({ record }) => optionTargets(record)),
    ),
  ];
  const [openKey, setOpenKey] = useState<string | undefined>(targets[0]?.key);
  if (!stock) return <Skeleton label="Loading what is sold out…" rows={2} />;
  const hasOptions = targets.some(({ group }) => group !== undefined);
  const isMarked = (key: string) => stateWords(stock, key, restaurant.timezone, clock.now()) !== undefined;
  const [only, ...more] = targets;
  if (only && more.length === 0)
    return (
      <SoldOutChoices
        restaurant={restaurant}
        stock={stock}
        targets={[only]}
        isMarked={isMarked(only.key)}
        onDone={onClose}
      />
    );
  return (
    <div className="grid gap-3">
      <TargetList
        restaurant={restaurant}
        stock={stock}
        label="The item, its sizes and options"
        targets={targets}
        openKey={openKey}
        onOpen={setOpenKey}
        onDone={() => setOpenKey(undefined)}
      />
      {hasOptions && (
        <p className="text-sm text-muted">An option that is sold out is so in every item that offers it.</p>
      )}
    </div>
  );
}

export const soldOutTool: RecordTool<'items'> = {
  label: 'Sold out…',
  symbol: Ban,
  isFor: (may) => may('live.write'),
  Dialog: SoldOutToolDialog,
};
