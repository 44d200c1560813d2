// Which large orders are expanded. Kept by the board, since a card remounts whenever it moves to another column, tab or
// drawer.
import { useCallback, useState } from 'react';

export interface FoldState {
  /** Guids of orders with all lines shown. */
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
