// The screen on which a restaurant's menu is chosen.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Link } from 'react-router-dom';
import { PICKER_PATH } from '../../lib/screen-paths.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { MenuDisplayCard } from './menu-display-card.tsx';
import { MenuSelectionProvider } from './menu-selection.tsx';

interface MenuDisplayScreenProps {
  restaurant: MyRestaurant | undefined;
  mayChoose: boolean;
}

export function MenuDisplayScreen({ restaurant, mayChoose }: MenuDisplayScreenProps) {
  const choose = (
    <Link to={PICKER_PATH} className={buttonClasses('primary')}>
      Select a Restaurant
    </Link>
  );
  return (
    <Page
      title="Menu display"
      description="What guests see when they open the ordering page."
      width="form"
      actions={!restaurant && choose}
    >
      <MenuSelectionProvider place={restaurant}>
        <MenuDisplayCard name={restaurant?.name} mayChoose={mayChoose} />
      </MenuSelectionProvider>
    </Page>
  );
}
