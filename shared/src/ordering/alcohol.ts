// Alcohol: the age confirmation at checkout, and the ID check at handover.
import { t } from '../kernel/translate.ts';

/** Whether an order contains alcohol. */
export const hasAlcohol = (items: Iterable<{ containsAlcohol?: true } | undefined>): boolean =>
  [...items].some((item) => item?.containsAlcohol === true);

export const ageMessage = (age: number): string =>
  t('This order contains alcohol: please confirm that you are {age} or older', { age });
