// The choice of a menu, at a restaurant's address.
import { usePlace } from '../../lib/place.tsx';
import { MenuDisplayScreen } from './menu-display-screen.tsx';

export function MenuDisplayRoute() {
  const { restaurant, may } = usePlace();
  return <MenuDisplayScreen restaurant={restaurant} mayChoose={may('website.write')} />;
}
