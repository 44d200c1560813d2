// The dialog of one item (O2.5).

import { allergenNames } from '@bite/shared/catalogue/allergens';
import { DEFAULT_DISH } from '@bite/shared/catalogue/default-dish';
import { dietNames } from '@bite/shared/catalogue/diets';
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { durationLabel } from '@bite/shared/kernel/duration-label';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import type { CartItem } from '@bite/shared/ordering/cart';
import { type LineRequest, pricedGroupOf } from '@bite/shared/ordering/line';
import { useEffect, useId, useRef, useState } from 'react';
import { loadDishFacts, useDishFacts } from '../../../lib/dish-facts.ts';
import { useIndex, useSite, useStorefront } from '../../../lib/site.ts';
import { Dialog, DialogHead, LeaveButton } from '../../../ui/dialog.tsx';
import { FavouriteButton } from '../../../ui/favourite-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useDishesBelow } from './dishes-below.ts';
import { ItemForm } from './item-form.tsx';

/** Names of at most this many letters stay in sight above the choices: on a narrow phone a longer one would cover them. */
const LONGEST_KEPT = 30;

interface ItemDialogProps {
  /** Undefined while it is closed. */
  itemGuid: string | undefined;
  /** The menu group whose prices apply; ignored if it no longer contains the item. */
  menuGroupId: number | undefined;
  /** The cart line that is being changed, if any. */
  line: CartItem | undefined;
  onSubmit: (request: LineRequest) => Promise<void>;
  onClose: () => void;
}

export function ItemDialog({ itemGuid, menuGroupId, line, onSubmit, onClose }: ItemDialogProps) {
  const index = useIndex();
  const { storefront, menuGroup } = index;
  const titleId = useId();
  const shown = useLastOpened(itemGuid, menuGroupId, line);
  const below = useDishesBelow(itemGuid);
  const previous = storefront.items.find(({ guid }) => guid === below.previous);
  useFocusOnNext(titleId, shown);
  const site = useSite();
  const isOpen = itemGuid !== undefined;
  useEffect(() => {
    if (isOpen) void loadDishFacts(site);
  }, [site, isOpen]);
  const isBusy = useRef(false);
  /** Two quick presses are one: the dialog can still be pressed while it closes. */
  const submit = async (request: LineRequest) => {
    if (isBusy.current || !isOpen) return;
    isBusy.current = true;
    await onSubmit(request).finally(() => {
      isBusy.current = false;
    });
  };
  const item = storefront.items.find(({ guid }) => guid === shown.itemGuid);
  const named = shown.menuGroupId === undefined ? undefined : menuGroup(shown.menuGroupId);
  const picked = item && named?.itemIds.includes(item.itemId) ? named : undefined;
  const group = picked ? picked.pricing && picked : item && pricedGroupOf(index, item);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId} className="sheet-wide">
      {item ? (
        <>
          {previous ? (
            <LeaveButton
              label={t('Back to {item}', { item: isolated(previous.name) })}
              className="absolute start-3 top-3 z-10 bg-surface shadow-card"
            >
              <Icon name="left" className="size-5 rtl:-scale-x-100" />
            </LeaveButton>
          ) : null}
          <LeaveButton label={t('Close')} className="absolute end-3 top-3 z-10 bg-surface shadow-card">
            <Icon name="close" />
          </LeaveButton>
          <ItemForm
            key={shown.opening}
            item={item}
            group={group}
            line={shown.line}
            header={<ItemHeader item={item} titleId={titleId} hasWayBack={previous !== undefined} />}
            below={below}
            onSubmit={(request) => void submit(request)}
          />
        </>
      ) : (
        <>
          <DialogHead id={titleId} title={t('Not on the menu')} />
          <p className="safe-bottom p-5">{t('This item is no longer on the menu.')}</p>
        </>
      )}
    </Dialog>
  );
}

/** The last opened item, kept for the exit animation; counted, so that each opening has new state. */
function useLastOpened(
  itemGuid: string | undefined,
  menuGroupId: number | undefined,
  line: CartItem | undefined,
) {
  const opened = { itemGuid, menuGroupId, line };
  const [state, setState] = useState({ ...opened, opening: 0, isOpen: itemGuid !== undefined });
  if (itemGuid !== undefined && (!state.isOpen || state.itemGuid !== itemGuid)) {
    setState({ ...opened, opening: state.opening + 1, isOpen: true });
  } else if (itemGuid === undefined && state.isOpen) {
    setState({ ...state, isOpen: false });
  }
  return state;
}

/** Where one dish's dialog becomes another's, its title takes the focus, as it is announced when a dialog opens. */
function useFocusOnNext(titleId: string, { opening, isOpen }: { opening: number; isOpen: boolean }): void {
  const before = useRef({ opening, isOpen });
  useEffect(() => {
    const { current } = before;
    if (isOpen && current.isOpen && current.opening !== opening) document.getElementById(titleId)?.focus();
    before.current = { opening, isOpen };
  }, [titleId, opening, isOpen]);
}

/** 'NN% liked it', once enough guests have said so (O2.5-03). */
function LikedBy({ itemId }: { itemId: number }) {
  const share = useDishFacts()?.liked[itemId];
  if (!share) return null;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold">
      <Icon name="thumbUp" className="size-4 text-good" />
      {t('{percent}% liked it ({count})', share)}
    </p>
  );
}

interface ItemHeaderProps {
  item: StorefrontItem;
  titleId: string;
  /** A button for it stands at the dialog's upper corner. */
  hasWayBack: boolean;
}

/** The name stays at the upper edge while the rest scrolls, so that the buttons there cover no price. */
function ItemHeader({ item, titleId, hasWayBack }: ItemHeaderProps) {
  const { alcoholAge } = useStorefront().restaurant.ordering;
  const notes = [
    item.noticeHours !== undefined &&
      t('Order it at least {time} ahead', { time: durationLabel(item.noticeHours * 60) }),
    item.calories !== undefined && t('{calories} cal', { calories: String(item.calories) }),
    item.containsAlcohol && t('Contains alcohol · {age}+', { age: alcoholAge }),
  ];
  return (
    <>
      <div className="item-picture h-56 w-full sm:h-72 short:max-sm:h-20">
        <Picture
          source={pictureSource(item.image, DEFAULT_DISH, 704)}
          sizes="(min-width: 48rem) 44rem, 100vw"
          width={704}
          height={352}
          alt={item.image ? item.name : ''}
          className="size-full bg-wash object-cover"
        />
        <FavouriteButton
          item={item}
          className="absolute end-16 top-3 bg-surface shadow-card"
          failureClass="absolute end-3 top-16 rounded-lg bg-surface px-3 py-1 shadow-card"
        />
      </div>
      <h2
        id={titleId}
        tabIndex={-1}
        className={`${item.name.length > LONGEST_KEPT ? '' : 'item-title '}bg-surface pt-4 pb-2 pe-16 text-2xl outline-none font-extrabold tracking-tight text-balance ${hasWayBack ? 'ps-16' : 'ps-5'}`}
        lang={languageIn(item)}
      >
        {item.name}
      </h2>
      <div className="px-5 short:pe-16">
        <LikedBy itemId={item.itemId} />
        {item.description ? (
          <p className="mt-1.5 leading-relaxed text-soft" lang={languageIn(item, 'description')}>
            {item.description}
          </p>
        ) : null}
        {item.diets ? (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {item.diets.map((diet) => (
              <li key={diet} className="rounded-full bg-wash px-2.5 py-0.5 text-sm font-semibold text-good">
                {t(dietNames[diet])}
              </li>
            ))}
          </ul>
        ) : null}
        {item.allergens ? (
          <p className="mt-1.5 text-sm">
            <strong>{t('Contains:')}</strong>{' '}
            {item.allergens.map((allergen) => t(allergenNames[allergen])).join(', ')}
          </p>
        ) : null}
        {notes.some(Boolean) ? (
          <p className="mt-1.5 text-sm text-soft">{notes.filter(Boolean).join(' · ')}</p>
        ) : null}
      </div>
    </>
  );
}
