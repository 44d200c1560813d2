// The row of a list that is shown beside it, in the screen's URL, so that a link leads to it and a reload keeps it.
import { useSearchParams } from 'react-router-dom';

export interface ShownRow {
  id: string | undefined;
  show: (id: string | undefined) => void;
}

/** @param name Of the parameter: '?member=uid-7'. */
export function useRowInAddress(name: string): ShownRow {
  const [parameters, setParameters] = useSearchParams();
  const show = (id: string | undefined): void =>
    setParameters(
      (present) => {
        const next = new URLSearchParams(present);
        if (id === undefined) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: true },
    );
  return { id: parameters.get(name) ?? undefined, show };
}
