// Whether the menu shows the diner's favourites alone, which the address keeps: '?favourites=1'.
import { navigate, useParameter, useRouter } from '../../lib/router.tsx';

const PARAMETER = 'favourites';

export interface FavouritesFilter {
  isOn: boolean;
  choose: (isOn: boolean) => void;
}

export function useFavouritesFilter(): FavouritesFilter {
  const router = useRouter();
  const isOn = useParameter(PARAMETER) === '1';
  const choose = (next: boolean) => {
    const { path, search, panels } = router.address.get();
    const parameters = new URLSearchParams(search);
    if (next) parameters.set(PARAMETER, '1');
    else parameters.delete(PARAMETER);
    const query = parameters.toString().replaceAll('%2C', ',');
    navigate(router, query ? `${path}?${query}` : path, { replace: true, keepScroll: true, panels });
  };
  return { isOn, choose };
}
