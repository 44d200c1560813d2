/** What the menu's filter writes into its address. */
export const filterParameters = ['diet', 'without', 'favourites'];

/** Links from elsewhere open a dish, a filtered menu or a frame's menu at the root, whatever it shows otherwise. */
export function isForMenu(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('embedded') === 'true' || ['item', ...filterParameters].some((name) => query.has(name));
}
