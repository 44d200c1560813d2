// The way through the dialogs of dishes that go well with each other: what was chosen of the dishes before is there again on the
// way back.
import type { ItemChoice } from '@bite/shared/ordering/item-choice';
import { useState } from 'react';

interface DishBelow {
  itemGuid: string;
  choice: ItemChoice;
}

export interface DishesBelow {
  /** What was chosen of the dish when another one was opened from its dialog. */
  held: ItemChoice | undefined;
  /** To which the way back leads; undefined if the dialog was opened from the page. */
  previous: string | undefined;
  /** All of these. */
  opened: readonly string[];
  /** Keeps the choice of the present dish. */
  hold: (choice: ItemChoice) => void;
}

/** @param itemGuid Undefined once the dialog is closed, which forgets them. */
export function useDishesBelow(itemGuid: string | undefined): DishesBelow {
  const [below, setBelow] = useState<readonly DishBelow[]>([]);
  if (itemGuid === undefined && below.length > 0) setBelow([]);
  const at = below.findIndex((one) => one.itemGuid === itemGuid);
  const earlier = at === -1 ? below : below.slice(0, at);
  return {
    held: below[at]?.choice,
    previous: earlier.at(-1)?.itemGuid,
    opened: earlier.map((one) => one.itemGuid),
    hold: (choice) => {
      if (itemGuid !== undefined) setBelow([...earlier, { itemGuid, choice }]);
    },
  };
}
