// How the diner liked the dishes of a completed order: a thumb up or down for each, which may be changed or taken back.

import { CallError } from '@bite/shared/api/client';
import { ownLanguage } from '@bite/shared/catalogue/own-language';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import type { Thumb } from '@bite/shared/ordering/thumbs';
import type { TrackedOrder } from '@bite/shared/ordering/tracking';
import { useState } from 'react';
import { loadEngine } from '../../../lib/engine.ts';
import { refusalText } from '../../../lib/refusal-texts.ts';
import { useNow, useStorefront } from '../../../lib/site.ts';
import { Icon } from '../../../ui/icon.tsx';

type Item = TrackedOrder['items'][number];

export interface OrderThumbsProps {
  /** Of the tracking link, or the guid of the signed-in diner's own order. */
  token: string;
  order: TrackedOrder;
  onChange: (order: TrackedOrder) => void;
}

/** Each dish once, however many lines have it. */
const dishesOf = ({ items }: TrackedOrder): Item[] =>
  [...new Map(items.toReversed().map((item) => [item.choice.menuItemId, item])).values()].reverse();

/** Whether there is anything to judge now. */
export function useMayJudge({ judgeUntil }: TrackedOrder): boolean {
  const now = useNow();
  return now !== undefined && judgeUntil !== undefined && now < Date.parse(judgeUntil);
}

export function OrderThumbs({ token, order, onChange }: OrderThumbsProps) {
  const { guid: restaurantGuid } = useStorefront().restaurant;
  const [sending, setSending] = useState<number>();
  const [said, setSaid] = useState<{ words: string; isFailure: boolean }>();
  const judge = async (itemId: number, thumb: Thumb | null) => {
    if (sending !== undefined) return;
    setSending(itemId);
    setSaid(undefined);
    try {
      const { call } = await loadEngine();
      const parameters = { restaurantGuid, token, itemId };
      onChange(await call('judgeDish', { parameters, body: { thumb } }));
      setSaid({ words: t('Saved. Thank you.'), isFailure: false });
    } catch (error) {
      setSaid({ words: failureOf(error), isFailure: true });
    }
    setSending(undefined);
  };
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {dishesOf(order).map((item) => (
          <Dish key={item.choice.menuItemId} item={item} isSending={sending !== undefined} onJudge={judge} />
        ))}
      </ul>
      <p role="status" className={`text-sm ${said?.isFailure ? 'text-bad' : 'text-soft'}`}>
        {said?.words}
      </p>
    </div>
  );
}

/** The server's reason, if it has one. */
const failureOf = (error: unknown): string =>
  error instanceof CallError && error.code === 'TRANSITION_REFUSED'
    ? refusalText(error)
    : t('This could not be saved. Please try again.');

interface DishProps {
  item: Item;
  isSending: boolean;
  onJudge: (itemId: number, thumb: Thumb | null) => Promise<void>;
}

function Dish({ item, isSending, onJudge }: DishProps) {
  const name = { item: isolated(item.name) };
  const button = (thumb: Thumb, label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-pressed={item.thumb === thumb}
      aria-disabled={isSending}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line hover:bg-wash aria-pressed:border-primary-edge aria-pressed:bg-primary aria-pressed:text-on-primary"
      onClick={() => void onJudge(item.choice.menuItemId, item.thumb === thumb ? null : thumb)}
    >
      <Icon name={thumb === 'up' ? 'thumbUp' : 'thumbDown'} />
    </button>
  );
  return (
    <li className="flex items-center gap-2">
      <span className="min-w-0 flex-1 break-words" lang={ownLanguage()}>
        {item.name}
      </span>
      {button('up', t('I liked {item}', name))}
      {button('down', t('I did not like {item}', name))}
    </li>
  );
}
