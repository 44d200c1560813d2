// The choices of diets and allergens above the menu. Loaded together with the search.
import { type Allergen, allergenNames } from '@bite/shared/catalogue/allergens';
import { type Diet, dietNames } from '@bite/shared/catalogue/diets';
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import { type ReactNode, useMemo } from 'react';
import { useIndex, useStorefront } from '../../lib/menu-state.ts';
import { phrase } from '../../ui/phrase.tsx';
import { dietChoices, isFiltering, noFilter } from './diet-filter.ts';
import { useDietFilter } from './use-diet-filter.ts';

const toggled = <Value extends string>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export function DietFilters() {
  const { filter, choose: change } = useDietFilter();
  const { storefront } = useIndex();
  const choices = useMemo(() => dietChoices(storefront.items), [storefront]);
  const toggleDiet = (diet: Diet) => change({ ...filter, diets: toggled(filter.diets, diet) });
  const toggleAllergen = (allergen: Allergen) =>
    change({ ...filter, without: toggled(filter.without, allergen) });
  return (
    <div className="mt-2 grid gap-3 rounded-2xl border border-line bg-surface p-4">
      {choices.diets.length > 0 ? (
        <Group legend={t('Suitable for')}>
          {choices.diets.map((diet) => (
            <Choice key={diet} isOn={filter.diets.includes(diet)} onToggle={() => toggleDiet(diet)}>
              {t(dietNames[diet])}
            </Choice>
          ))}
        </Group>
      ) : null}
      {choices.without.length > 0 ? (
        <Group legend={t('Without')}>
          {choices.without.map((allergen) => (
            <Choice
              key={allergen}
              isOn={filter.without.includes(allergen)}
              onToggle={() => toggleAllergen(allergen)}
            >
              {t(allergenNames[allergen])}
            </Choice>
          ))}
        </Group>
      ) : null}
      <p className="text-sm text-soft">
        {t('By what we state of each dish. Our kitchen uses all of our ingredients, so traces are possible.')}{' '}
        <AskUs />
      </p>
      {isFiltering(filter) ? (
        <button
          type="button"
          className="min-h-11 justify-self-start font-semibold text-primary-text underline-offset-4 hover:underline"
          onClick={() => change(noFilter)}
        >
          {t('Clear these')}
        </button>
      ) : null}
    </div>
  );
}

function AskUs() {
  const { phone, currency } = useStorefront().restaurant;
  if (!phone) return t('Ask us about allergies before you order.');
  const link = (
    <a href={telLink(phone, currency)} className="font-semibold text-primary-text underline">
      {phone}
    </a>
  );
  return phrase('Ask us about allergies before you order: {phone}', { phone: link });
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function Choice({ isOn, onToggle, children }: ChoiceProps) {
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-3.5 text-sm font-semibold has-checked:border-primary-edge has-checked:bg-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="checkbox" className="size-4 accent-primary" checked={isOn} onChange={onToggle} />
      {children}
    </label>
  );
}
