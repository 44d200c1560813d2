// Alcohol: the age confirmation at checkout, and the ID check at handover.

/** Whether an order contains alcohol. */
export const hasAlcohol = (items: Iterable<{ containsAlcohol?: true } | undefined>): boolean =>
  [...items].some((item) => item?.containsAlcohol === true);

export const ageMessage = (age: number): string =>
  `This order contains alcohol: please confirm that you are ${age} or older`;
