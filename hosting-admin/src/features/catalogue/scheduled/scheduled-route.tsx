// The screen of changes that are planned for a time, for who may see the menu.
import { usePlace } from '../../../lib/place.tsx';
import { ScheduledPage } from './scheduled-page.tsx';

export function ScheduledRoute() {
  const { restaurant, may } = usePlace();
  return <ScheduledPage restaurant={restaurant} mayCancel={may('catalogue.write')} />;
}
