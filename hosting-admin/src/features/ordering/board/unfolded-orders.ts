// Which large orders somebody has unfolded. The board keeps it, since a card is mounted anew wherever it moves: into another
// column, between tabs and columns when a tablet is turned, into the drawer of finished orders.
import { useCallback, useState } from 'react';

export interface FoldState {
  /** Guids of the orders of which all lines are shown. */
  unfolded: ReadonlySet<string>;
  onFold: (orderGuid: string, isUnfolded: boolean) => void;
}

export function useFoldState(): FoldState {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const onFold = useCallback((orderGuid: string, isUnfolded: boolean) => {
    setUnfolded((before) => {
      const others = [...before].filter((guid) => guid !== orderGuid);
      return new Set(isUnfolded ? [...others, orderGuid] : others);
    });
  }, []);
  return { unfolded, onFold };
}
