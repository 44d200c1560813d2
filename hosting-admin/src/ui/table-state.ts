// The state of a list: search, filters and sorting. Kept in the screen's URL, so that links, reloads and Back restore it.
import { useCallback, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Sorting, TableState } from './table-types.ts';

/** For lists within another screen: not stored. */
export function useOwnTableState(sortedBy?: { id: string; desc?: boolean }): TableState {
  const [term, setTerm] = useState('');
  const [sorting, setSorting] = useState<Sorting | undefined>(
    sortedBy && { id: sortedBy.id, desc: sortedBy.desc ?? false },
  );
  const [chosen, setChosen] = useState<TableState['chosen']>({});
  const choose = (filter: string, values: readonly string[]) => setChosen({ ...chosen, [filter]: values });
  const clear = () => {
    setTerm('');
    setChosen({});
  };
  return { term, setTerm, sorting, setSorting, chosen, choose, clear };
}

const FILTER = 'is.';

/** '?q=beer&sort=-name&is.state=off' */
export function useTableStateInAddress(): TableState {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (name: string, values: readonly string[]) =>
      setParameters(
        (present) => {
          const next = new URLSearchParams(present);
          next.delete(name);
          for (const value of values) if (value !== '') next.append(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  const [term, setTerm] = useTerm(parameters.get('q') ?? '');
  const sort = parameters.get('sort');
  const filters = [...new Set(parameters.keys())].filter((name) => name.startsWith(FILTER));
  return {
    term,
    setTerm: (typed) => {
      setTerm(typed);
      set('q', [typed]);
    },
    sorting: sort === null ? undefined : { id: sort.replace(/^-/, ''), desc: sort.startsWith('-') },
    setSorting: ({ id, desc }) => set('sort', [`${desc ? '-' : ''}${id}`]),
    chosen: Object.fromEntries(filters.map((name) => [name.slice(FILTER.length), parameters.getAll(name)])),
    choose: (filter, values) => set(`${FILTER}${filter}`, values),
    clear: () => {
      setTerm('');
      setParameters(sort === null ? {} : { sort }, { replace: true });
    },
  };
}

/** The URL follows the typed text with a delay, so that typing stays fast. */
function useTerm(inAddress: string) {
  const [term, setTerm] = useState(inAddress);
  const { key } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step to another address
  useEffect(() => {
    if (!isOwn) setTerm(inAddress);
  }, [key]);
  return [term, setTerm] as const;
}
