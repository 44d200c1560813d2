// A long list in portions, for work that takes no more than so many at once.

/** In their order, each of `size`, the last one of what is left; none of an empty list. */
export const portionsOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, portion) =>
    items.slice(portion * size, (portion + 1) * size),
  );
