// Marks a dish as a favourite, or no longer.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { type MarkOutcome, markFavourite, useFavourites } from '../lib/favourites.ts';
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
  const [outcome, setOutcome] = useState<MarkOutcome>('kept');
  const toggle = async () => {
    setOutcome('kept');
    setOutcome(await markFavourite(site, item.itemId, !isOn));
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
        {outcome === 'failed' ? t('This could not be saved. Please try again.') : null}
        {outcome === 'full' ? t('You have very many favourites here. Please remove one first.') : null}
      </span>
    </>
  );
}
