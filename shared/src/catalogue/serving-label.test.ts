// When a menu group is served, as its heading says it.
import { describe, expect, it } from 'vitest';
import { type Speech, speaking } from '../kernel/translate.ts';
import { servingLabel } from './serving-label.ts';

const spanish: Speech = { locale: 'es-US', catalogue: { 'Served in season': 'De temporada' } };
const months = { startMonth: 6, startDay: 1, endMonth: 9, endDay: 30 };

describe('the message of a season', () => {
  const season = { ...months, displayMessage: 'Summer only' };

  it('is marked as the restaurant’s own language where the page is in another one, unless it is translated', () => {
    expect(servingLabel({ season })).toEqual({ text: 'Summer only', lang: undefined });
    const translated = { ...season, translations: { en: { displayMessage: 'Summer only' } } };
    speaking(spanish, () => {
      expect(servingLabel({ season })).toEqual({ text: 'Summer only', lang: 'en' });
      expect(servingLabel({ season: { ...translated, displayMessage: 'En verano' } })?.lang).toBeUndefined();
    });
  });

  it('is in the page’s language where the restaurant has written none', () => {
    speaking(spanish, () => expect(servingLabel({ season: months })).toEqual({ text: 'De temporada' }));
  });
});
