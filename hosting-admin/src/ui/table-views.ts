// Saved views of a list: search, filters, sorting and columns. Stored on the device per person and list; each has a URL, which
// can be bookmarked or shared.
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { type TablePreferences, tablePreferences } from './table-preferences.ts';

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** 'sort=-name&is.state=off' */
  query: z.string(),
  preferences: tablePreferences,
});
export type SavedView = z.output<typeof savedView>;

export interface SavedViews {
  views: readonly SavedView[];
  /** The view with the present URL. */
  present: SavedView | undefined;
  /** The list's state has changed since the view was opened. */
  isElsewhere: boolean;
  open: (view: SavedView) => void;
  /** Replaces a view with the same name. */
  save: (name: string, preferences: TablePreferences) => void;
  remove: (view: SavedView) => void;
}

const VIEW = 'view';
export const LONGEST_VIEW_NAME = 60;

/** Not cleared at sign-out, since the key contains the person. */
export const viewsKey = (list: string, person: string): string => `views-${list}-${person}`;

/** Undefined while the person is unknown. For lists whose state is in the URL. */
export function useSavedViews(list: string, person: string | undefined): SavedViews | undefined {
  const [parameters, setParameters] = useSearchParams();
  const key = viewsKey(list, person ?? '');
  const [kept, setKept] = useState<{ key: string; views: readonly SavedView[] }>();
  const found = useMemo(() => stored(key), [key]);
  const views = kept?.key === key ? kept.views : found;
  const query = queryOf(parameters);
  const present = views.find(({ id }) => id === parameters.get(VIEW));
  const keep = (next: readonly SavedView[]): void => {
    setKept({ key, views: next });
    localStorage.setItem(key, JSON.stringify(next));
  };
  const goTo = (next: string, id?: string): void => {
    const address = new URLSearchParams(next);
    if (id !== undefined) address.set(VIEW, id);
    setParameters(address);
  };
  if (person === undefined) return undefined;
  return {
    views,
    present,
    isElsewhere: present !== undefined && present.query !== query,
    open: (view) => goTo(view.query, view.id),
    save(name, preferences) {
      const same = views.find((view) => view.name.toLowerCase() === name.toLowerCase());
      const view = { id: same?.id ?? newId(views), name, query, preferences };
      keep(same ? views.map((each) => (each === same ? view : each)) : [...views, view]);
      goTo(query, view.id);
    },
    remove(view) {
      keep(views.filter((each) => each !== view));
      if (present === view) goTo(query);
    },
  };
}

function queryOf(parameters: URLSearchParams): string {
  const own = new URLSearchParams(parameters);
  own.delete(VIEW);
  own.sort();
  return own.toString();
}

const newId = (views: readonly SavedView[]): string =>
  String(Math.max(0, ...views.map(({ id }) => Number(id) || 0)) + 1);

function stored(key: string): readonly SavedView[] {
  try {
    return z.array(savedView).parse(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
}
