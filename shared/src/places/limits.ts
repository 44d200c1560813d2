// The place-search service's limits (I9-10).
export const searchMaxResults = 20;
export const photoMaxPx = 4800;
