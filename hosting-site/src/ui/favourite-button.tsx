// Marks a dish as a favourite, or no longer.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { markFavourite, useFavourites } from '../lib/favourites.ts';
import { useSite } from '../lib/site.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

interface FavouriteButtonProps {
  item: { itemId: number; name: string };
  className?: string;
  /** Of what is said where it could not be kept. */
  failureClass?: string;
}

export function FavouriteButton({ item, className = '', failureClass = '' }: FavouriteButtonProps) {
  const site = useSite();
  const isOn = useFavourites().includes(item.itemId);
  const [hasFailed, setFailed] = useState(false);
  const toggle = async () => {
    setFailed(false);
    setFailed(!(await markFavourite(site, item.itemId, !isOn)));
  };
  return (
    <>
      <IconButton
        aria-label={t('{item} is a favourite', { item: isolated(item.name) })}
        aria-pressed={isOn}
        className={className}
        onClick={() => void toggle()}
      >
        <Icon name="heart" className={isOn ? 'size-5 fill-current text-bad' : 'size-5'} />
      </IconButton>
      <span role="status" className={`pointer-events-none text-sm text-bad empty:opacity-0 ${failureClass}`}>
        {hasFailed ? t('This could not be saved. Please try again.') : null}
      </span>
    </>
  );
}
