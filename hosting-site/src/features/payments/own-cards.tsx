// The cards that the diner keeps for the next order, on the account page: looked at and removed.
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { removeCard, type SavedCard, useSavedCards } from '../../lib/saved-cards.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { expiryLabel, labelOf } from './card-words.ts';

export function OwnCards({ uid }: { uid: string }) {
  const site = useSite();
  const cards = useSavedCards();
  const [hasFailed, setFailed] = useState(false);
  const remove = ({ savedCardId }: SavedCard) => {
    setFailed(false);
    removeCard(site, uid, savedCardId).catch(() => setFailed(true));
  };
  if (cards === undefined) return <p className="text-soft">{t('Loading...')}</p>;
  return (
    <>
      {hasFailed ? (
        <Notice tone="bad" isAlert>
          {t('The card could not be removed. Please try again.')}
        </Notice>
      ) : null}
      {cards.length === 0 ? (
        <p className="text-soft">{t('None yet. A card can be kept when you pay with it.')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {cards.map((card) => (
            <li
              key={card.savedCardId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">{labelOf(card)}</p>
                <p className={`text-sm ${card.isExpired ? 'font-medium text-bad' : 'text-soft'}`}>
                  {expiryLabel(card)}
                </p>
                {card.isUsableHere ? null : (
                  <p className="text-sm text-soft">
                    {t('Used at {restaurant}', { restaurant: isolated(card.restaurantName) })}
                  </p>
                )}
              </div>
              <Button
                look="quiet"
                aria-label={t('Remove {item}', { item: labelOf(card) })}
                onClick={() => remove(card)}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
