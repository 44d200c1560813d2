// What goes well with a dish (O2.5-03), in its dialog: each opens its own dialog, from which the way leads back, or is added by plus.

import { DEFAULT_DISH } from '@bite/shared/catalogue/default-dish';
import { hasPrice, isQuickAdd, priceLabel } from '@bite/shared/catalogue/item-price';
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import type { StorefrontIndex } from '@bite/shared/catalogue/storefront-index';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { useId } from 'react';
import { useDishFacts } from '../../../lib/dish-facts.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useCart, useIndex, useSite } from '../../../lib/site.ts';
import { useStore } from '../../../lib/store.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Stepper } from '../../../ui/stepper.tsx';

const SHOWN = 4;
const none: readonly number[] = [];

interface GoesWellWithProps {
  item: StorefrontItem;
  /** Of the item itself. */
  menuGroupId: number | undefined;
  /** Items whose dialogs the way back leads to. */
  opened: readonly string[];
  onOpen: (itemGuid: string, menuGroupId: number | undefined) => void;
}

export function GoesWellWith({ item, menuGroupId, opened, onOpen }: GoesWellWithProps) {
  const id = useId();
  const index = useIndex();
  const ids = useDishFacts()?.goesWellWith[item.itemId] ?? none;
  const soldOut = useStore(useSite().soldOut);
  const others = ids
    .flatMap((itemId) => index.item(itemId) ?? [])
    .filter((other) => other.onlineOrdering && !soldOut[other.itemId]?.isOut && !opened.includes(other.guid))
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-lg font-bold">
        {t('Goes well with')}
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-2">
        {others.map((other) => (
          <Suggestion
            key={other.itemId}
            item={other}
            group={pricedGroup(index, other, menuGroupId)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}

/** The group whose prices the menu shows for it: that of the dish it goes with, if it is in there, too. */
function pricedGroup(
  index: StorefrontIndex,
  { itemId }: StorefrontItem,
  menuGroupId: number | undefined,
): StorefrontMenuGroup | undefined {
  const groups = index.groupsOf(itemId);
  const shown = groups.find((group) => group.menuGroupId === menuGroupId) ?? groups[0];
  return shown?.pricing ? shown : undefined;
}

interface SuggestionProps {
  item: StorefrontItem;
  group: StorefrontMenuGroup | undefined;
  onOpen: GoesWellWithProps['onOpen'];
}

function Suggestion({ item, group, onOpen }: SuggestionProps) {
  const site = useSite();
  const { currency } = site.storefront.get().restaurant;
  const actions = useOrderingActions();
  const menuGroupId = group?.menuGroupId;
  const lines = useCart()?.items.filter((line) => line.menuItemId === item.itemId) ?? [];
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const newest = lines.at(-1);
  const open = () => onOpen(item.guid, menuGroupId);
  const more = () => {
    // Without the order's details they would be asked for first, and end the dialog that this belongs to.
    const isAddable = isQuickAdd(item) && hasPrice(item, currency, group?.pricing);
    if (isAddable && site.details.get().isConfigured)
      actions.add({ menuItemId: item.itemId, menuGroupId, quantity: 1, modifiers: [] });
    else open();
  };
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line p-2">
      {item.image ? (
        <Picture
          source={pictureSource(item.image, DEFAULT_DISH, 56)}
          sizes="56px"
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-lg object-cover"
        />
      ) : null}
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 ps-1 text-start hover:underline"
        onClick={open}
      >
        <span className="block font-semibold break-words" lang={languageIn(item)}>
          {item.name}
        </span>
        <span className="block text-sm text-soft">{priceLabel(item, currency, group?.pricing)}</span>
      </button>
      <Stepper
        className="shrink-0"
        aloneClass="inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface hover:bg-wash"
        count={count}
        label={item.name}
        onChange={(next) => {
          if (next > count) more();
          else if (newest) actions.setQuantity(newest.cartItemId, newest.quantity - 1);
        }}
      />
    </li>
  );
}
