// Time zones, currencies and countries as options, with the browser's names.

import { countries, isCountryCode } from '@bite/shared/kernel/countries';

export interface Choice {
  value: string;
  label: string;
  group?: string;
}

/** Cached, so that nothing re-renders for it. */
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

/** By continent; includes `present` even if the browser has another name for it. */
export const timeZoneChoices = remembered((present) => {
  const zones = new Set([...(present ? [present] : []), 'UTC', ...supported('timeZone')]);
  return [...zones].map((zone) => {
    const [group, ...rest] = zone.split('/');
    const label = rest.join(' / ').replaceAll('_', ' ');
    return rest.length > 0 && group ? { value: zone, label, group } : { value: zone, label: zone };
  });
});

/** 'Italy', by name; includes `present` even if it is not a country code. */
export const countryChoices = remembered((present) => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const known = countries().map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }));
  const others = present && !isCountryCode(present) ? [{ value: present, label: present }] : [];
  return [...others, ...known.sort((one, other) => one.label.localeCompare(other.label, 'en'))];
});

/** 'USD · US Dollar'; common ones first. */
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
