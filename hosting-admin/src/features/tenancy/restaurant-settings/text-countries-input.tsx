// The countries whose numbers are texted besides the restaurant's own: typed by name or code, kept as tags.
import { countryCodeOf } from '@bite/shared/kernel/countries';
import { isolated } from '@bite/shared/kernel/isolated';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import type { RestaurantValues } from './restaurant-form.ts';

export const TextCountriesInput = () => (
  <TagInput<RestaurantValues>
    name="settings.guestMessages.textCountries"
    placeholder="Such as Canada or MX"
    hint="Numbers of the restaurant’s own country are always texted. Each text costs money, in some countries much: add only countries that your guests come from."
    wordsFor={(code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code}
    read={readCountries}
  />
);

function readCountries(text: string) {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const unknown = words.filter((word) => countryCodeOf(word) === undefined);
  return {
    tags: words.flatMap((word) => countryCodeOf(word) ?? []),
    rest: unknown.join(', '),
    ...(unknown[0] && { error: `“${isolated(unknown[0])}” is no country we know` }),
  };
}
