// Rules over several fields of a menu group (C5-07, C5-08).

export const pricingTypes = ['standard', 'fixed', 'discount', 'special'] as const;

interface Priced {
  pricingType: (typeof pricingTypes)[number];
  fixedPrice?: unknown;
  discountPercentage?: unknown;
}

/** A group has exactly the field of its pricing type; a special one has either, or both. */
export function isPriceAsItsType({ pricingType, fixedPrice, discountPercentage }: Priced): boolean {
  const isFixed = fixedPrice !== undefined;
  const isDiscounted = discountPercentage !== undefined;
  switch (pricingType) {
    case 'standard':
      return !isFixed && !isDiscounted;
    case 'fixed':
      return isFixed && !isDiscounted;
    case 'discount':
      return isDiscounted && !isFixed;
    case 'special':
      return isFixed || isDiscounted;
  }
}

const daysIn: readonly number[] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

type Season = Partial<Record<'startMonth' | 'startDay' | 'endMonth' | 'endDay', number | undefined>>;

/** Days that never exist in their month, such as 30 February; 29 February is allowed. */
export function impossibleDays(season: Season): ('startDay' | 'endDay')[] {
  const isImpossible = (month: number | undefined, day: number | undefined): boolean =>
    month !== undefined && day !== undefined && day > (daysIn[month - 1] ?? 31);
  return [
    ...(isImpossible(season.startMonth, season.startDay) ? (['startDay'] as const) : []),
    ...(isImpossible(season.endMonth, season.endDay) ? (['endDay'] as const) : []),
  ];
}
