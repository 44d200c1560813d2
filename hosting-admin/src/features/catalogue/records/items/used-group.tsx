// One modifier group of an item: what guests may choose there, whether they see it at all, and the item's own limits and
// prices.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { toModifierGroup, toUse } from '@bite/shared/catalogue/compose-menu';
import type { ModifierGroupReference } from '@bite/shared/catalogue/item.schema';
import type { ModifierGroup } from '@bite/shared/catalogue/modifier-group.schema';
import { selectionGroups, selectionHint } from '@bite/shared/ordering/selection';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { recordPath } from '../../../../lib/screen-paths.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { OwnLimits } from './own-limits.tsx';
import { OwnPrices } from './own-prices.tsx';

interface UsedGroupProps {
  /** 'modifierGroups.0' */
  path: string;
  name: string;
  /** Of several with one name: what tells it apart. */
  detail: string | undefined;
  group: ModifierGroup | undefined;
  /** Modifier groups have been loaded: one that is not among them is gone. */
  isLoaded: boolean;
  restaurant: MyRestaurant;
  /** False for a menu group, which has limits of its own alone. */
  hasOwnPrices: boolean;
}

export function UsedGroup({ path, name, detail, group, isLoaded, restaurant, hasOwnPrices }: UsedGroupProps) {
  const use: ModifierGroupReference | undefined = useWatch({ name: path });
  return (
    <div className="grid gap-1">
      <p className="pt-2.5 text-sm font-semibold wrap-anywhere">{name}</p>
      {detail !== undefined && <p className="text-sm text-muted">{detail}</p>}
      {group && use && <p className="text-sm text-muted">{summaryOf(group, use)}</p>}
      {isLoaded && !group && <Notice tone="danger">This modifier group is gone. Remove it here.</Notice>}
      {group && <NotSeen group={group} restaurant={restaurant} />}
      <OwnLimits path={path} group={group} />
      {group && hasOwnPrices && <OwnPrices path={path} group={group} currency={restaurant.currency} />}
    </div>
  );
}

/** 'Required · Select 1 to 3 options · Olives, Ham, Basil and 4 more' */
function summaryOf(group: ModifierGroup, use: ModifierGroupReference): string {
  const [effective] = selectionGroups({ modifierGroups: toUse(use, group) }, () => toModifierGroup(group));
  const names = group.modifiers.slice(0, 3).map((modifier) => modifier.name);
  const more = group.modifiers.length - names.length;
  const options = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  const parts = effective && [
    effective.isRequired ? 'Required' : 'Optional',
    selectionHint(effective),
    options,
  ];
  return (parts ?? ['No options yet']).filter(Boolean).join(' · ');
}

/** New groups are offered nowhere, which is easily missed. */
function NotSeen({
  group,
  restaurant,
}: Required<Pick<UsedGroupProps, 'restaurant'>> & { group: ModifierGroup }) {
  const { modifierGroupId, isActive, onlineOrdering, modifiers, selectionRequirement } = group;
  if (isActive && onlineOrdering && modifiers.length > 0) return null;
  const reason = !isActive
    ? 'It is switched off'
    : onlineOrdering
      ? 'It has no options yet'
      : 'It is hidden from online ordering';
  const result = selectionRequirement === 'Required' ? ': they order the item without it.' : '.';
  return (
    <Notice
      tone="warn"
      action={
        <Link
          to={recordPath(restaurant, 'modifierGroups', modifierGroupId)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          Open the group
        </Link>
      }
    >
      <p className="font-semibold">Guests do not see these options</p>
      <p>
        {reason}
        {result}
      </p>
    </Notice>
  );
}
