// Items that are dragged out of their list onto a group in the tree beside it.
import { useRef, useState } from 'react';
import type { DropElsewhere } from '../../../ui/fields/sortable/sortable-rows.tsx';

/** The attribute of a group's row: data-drop-group. */
export const DROP_GROUP = 'drop-group';

interface DropOnGroup extends Omit<DropElsewhere, 'drop'> {
  /** The group under the pointer, while something is dragged. */
  overId: number | undefined;
  /** Returns it once more after the drag. */
  taken: () => number | undefined;
}

/** @param ownId The group whose items are dragged: dropped there, they stay. */
export function useDropOnGroup(ownId: number | undefined): DropOnGroup {
  const [overId, setOverId] = useState<number>();
  const present = useRef<number>(undefined);
  const note = (id: number | undefined): void => {
    present.current = id;
    setOverId(id);
  };
  return {
    overId,
    over(point) {
      const id = groupAt(point);
      note(id === ownId ? undefined : id);
      return id !== undefined && id !== ownId;
    },
    taken: () => present.current,
    leave: () => note(undefined),
  };
}

/** The dragged row itself is on top. */
function groupAt({ x, y }: { x: number; y: number }): number | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = element.closest(`[data-${DROP_GROUP}]`);
    if (row) return Number(row.getAttribute(`data-${DROP_GROUP}`));
  }
  return undefined;
}
