// A person's preferences for a list, stored on the device.
import { useState } from 'react';
import { z } from 'zod';

export const tablePreferences = z.object({
  /** Hidden columns. */
  hidden: z.array(z.string()).catch([]),
  /** Rows of 34 pixels for mouse pointers; fingers always get 44. */
  isDense: z.boolean().catch(false),
  /** In rem, of columns with a changed width. */
  widths: z.record(z.string(), z.number()).catch({}),
});
export type TablePreferences = z.output<typeof tablePreferences>;

const usual: TablePreferences = { hidden: [], isDense: false, widths: {} };

/** @param list 'tax-rates'; a list without a name has the defaults. */
export function useTablePreferences(list: string | undefined) {
  const key = `list-${list}`;
  const [preferences, setPreferences] = useState(() => (list === undefined ? usual : stored(key)));
  const set = (change: Partial<TablePreferences>): void => {
    const next = { ...preferences, ...change };
    setPreferences(next);
    if (list !== undefined) localStorage.setItem(key, JSON.stringify(next));
  };
  return [preferences, set] as const;
}

function stored(key: string): TablePreferences {
  try {
    return tablePreferences.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return usual;
  }
}
