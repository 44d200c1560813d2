// The serving times of a menu group as text: 'Served 8 AM – 11 AM, not on Sundays'.

import { list } from '../kernel/phrases.ts';
import { formatClock } from '../kernel/time.ts';
import { locale, message, t } from '../kernel/translate.ts';
import type { SiteLanguage } from '../website/languages.ts';
import { languageIn } from './own-language.ts';
import type { MenuAvailability } from './storefront.ts';

const dayNames: Readonly<Record<string, string>> = {
  mon: message('Mondays'),
  tue: message('Tuesdays'),
  wed: message('Wednesdays'),
  thu: message('Thursdays'),
  fri: message('Fridays'),
  sat: message('Saturdays'),
  sun: message('Sundays'),
};

const dateName = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale(), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

export interface ServingLabel {
  text: string;
  /** Where it is a text of the restaurant's own that is in another language than the page. */
  lang?: SiteLanguage | undefined;
}

/** Undefined if it is served whenever the restaurant is open. */
export function servingLabel({
  timeRange,
  daysOff,
  dateRange,
  season,
}: MenuAvailability): ServingLabel | undefined {
  const days = daysOff?.flatMap((day) => dayNames[day] ?? []).map((name) => t(name)) ?? [];
  const limits = [
    timeRange && `${formatClock(timeRange.start)} – ${formatClock(timeRange.end)}`,
    days.length > 0 ? t('not on {days}', { days: list(days) }) : undefined,
    dateRange?.start && t('from {date}', { date: dateName(dateRange.start) }),
    dateRange?.end && t('until {date}', { date: dateName(dateRange.end) }),
  ].filter(Boolean);
  if (limits.length > 0) return { text: t('Served {limits}', { limits: limits.join(', ') }) };
  if (season?.displayMessage !== undefined)
    return { text: season.displayMessage, lang: languageIn(season, 'displayMessage') };
  return season && { text: t('Served in season') };
}
