// Scrolls once to the order named in the URL: among the open ones, else among the finished ones.
import type { Order } from '@bite/shared/ordering/order.schema';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ORDER } from '../../../lib/screen-paths.ts';
import { columnOf } from '../bell/use-newest-order.ts';
import type { BoardGroups } from './board-groups.ts';
import type { Place } from './columns.ts';

export function useOrderInAddress(
  groups: BoardGroups,
  finished: readonly Order[],
  show: (place: Place, guid: string) => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const guid = parameters.get(ORDER);
  useEffect(() => {
    if (guid === null) return;
    const column = columnOf(groups, guid);
    const isFinished = !column && finished.some((order) => order.guid === guid);
    if (!column && !isFinished) return;
    show(column ?? 'finished', guid);
    setParameters(
      (present) => {
        present.delete(ORDER);
        return present;
      },
      { replace: true },
    );
  }, [guid, groups, finished, show, setParameters]);
}
