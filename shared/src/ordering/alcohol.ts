// Alcohol is sold to whoever says that they are old enough, and handed over to whoever shows an ID (decisions 30).

/** Is there alcohol among the items of an order? */
export const hasAlcohol = (items: Iterable<{ containsAlcohol?: true } | undefined>): boolean =>
  [...items].some((item) => item?.containsAlcohol === true);

export const ageMessage = (age: number): string =>
  `This order contains alcohol: please confirm that you are ${age} or older`;
