// Remembers which option was just replaced in a full group, until the group changes again.
import type { Selection, SelectionGroup } from '@bite/shared/ordering/selection';
import { replacementIn } from '@bite/shared/ordering/selection-replacement';
import { useState } from 'react';

interface Replacement {
  modifierGroupId: number;
  /** 'Olives instead of Ham, 3 at most.' */
  words: string;
  /** The selection that Undo restores. */
  before: Selection;
}

interface NotedReplacement extends Replacement {
  after: Selection;
}

export interface Replacements {
  replacement: Replacement | undefined;
  /** Reports the next selection, which differs from the present one in one group. */
  noteChange: (group: SelectionGroup, next: Selection) => void;
}

export function useReplacement(selection: Selection): Replacements {
  const [noted, setNoted] = useState<NotedReplacement>();
  return {
    replacement: noted?.after === selection ? noted : undefined,
    noteChange: (group, next) => {
      const words = replacementIn(group, selection, next);
      setNoted(
        words === undefined
          ? undefined
          : { modifierGroupId: group.modifierGroupId, words, before: selection, after: next },
      );
    },
  };
}
