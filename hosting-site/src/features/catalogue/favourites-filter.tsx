// Shows the diner's favourites alone, if any of them is on the menu.
import { t } from '@bite/shared/kernel/translate';
import { belowHeader } from '../../lib/below-header.ts';
import { useFavourites } from '../../lib/favourites.ts';
import { useIndex } from '../../lib/menu-state.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuNav } from './menu-nav.ts';
import { useFavouritesFilter } from './use-favourites-filter.ts';

interface FavouritesButtonProps {
  nav: MenuNav;
  /** A chip has the heart alone, with its name for screen readers. */
  isChip?: boolean;
}

export function FavouritesButton({ nav, isChip = false }: FavouritesButtonProps) {
  const index = useIndex();
  const { isOn, choose } = useFavouritesFilter();
  const count = useFavourites().filter((itemId) => index.item(itemId)).length;
  if (count === 0 && !isOn) return null;
  const toggle = () => {
    choose(!isOn);
    // They stand where the menu begins, which may be far away.
    if (!isOn && nav.place.current)
      window.scrollTo({ top: belowHeader(nav.place.current), behavior: 'instant' });
  };
  const heart = <Icon name="heart" className={isOn ? 'size-5 fill-current' : 'size-5'} />;
  return isChip ? (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('Favourites')}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface aria-pressed:border-primary-edge aria-pressed:bg-primary aria-pressed:text-on-primary"
      onClick={toggle}
    >
      {heart}
    </button>
  ) : (
    <button
      type="button"
      aria-pressed={isOn}
      className="mt-4 flex min-h-11 w-full items-center gap-3 rounded-xl border-s-4 border-transparent px-3 text-start text-soft hover:bg-wash hover:text-ink aria-pressed:border-primary-edge aria-pressed:bg-wash aria-pressed:font-bold aria-pressed:text-ink"
      onClick={toggle}
    >
      {heart}
      <span className="min-w-0 flex-1">{t('Favourites')}</span>
      <span className="text-xs tabular-nums">{count}</span>
    </button>
  );
}
