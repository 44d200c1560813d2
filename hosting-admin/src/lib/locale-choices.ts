// Time zones, currencies and countries, as lists to choose from: the browser knows their names.

import { countries, isCountryCode } from '@bite/shared/kernel/countries';

export interface Choice {
  value: string;
  label: string;
  group?: string;
}

/** The same list every time, so that nothing is drawn anew for it. */
function remembered(
  choices: (present?: string) => readonly Choice[],
): (present?: string) => readonly Choice[] {
  const lists = new Map<string | undefined, readonly Choice[]>();
  return (present) => {
    const known = lists.get(present) ?? choices(present);
    lists.set(present, known);
    return known;
  };
}

const supported = (kind: 'timeZone' | 'currency'): string[] => Intl.supportedValuesOf(kind);

/** By continent; `present` is among them even where the browser has another name for it. */
export const timeZoneChoices = remembered((present) => {
  const zones = new Set([...(present ? [present] : []), 'UTC', ...supported('timeZone')]);
  return [...zones].map((zone) => {
    const [group, ...rest] = zone.split('/');
    const label = rest.join(' / ').replaceAll('_', ' ');
    return rest.length > 0 && group ? { value: zone, label, group } : { value: zone, label: zone };
  });
});

/** 'Italy', by name; `present` is among them even where it is no country's code. */
export const countryChoices = remembered((present) => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const known = countries.map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }));
  const others = present && !isCountryCode(present) ? [{ value: present, label: present }] : [];
  return [...others, ...known.sort((one, other) => one.label.localeCompare(other.label, 'en'))];
});

/** 'USD · US Dollar'; the usual ones first. */
export const currencyChoices = remembered((present) => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const codes = new Set([
    ...(present ? [present] : []),
    'USD',
    'EUR',
    'GBP',
    'CAD',
    ...supported('currency'),
  ]);
  return [...codes].map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
});
