// The way from the settings to the website's own screen, which has its pictures.
import type { RestaurantRef } from '@bite/shared/paths';
import { Link } from 'react-router-dom';
import { websitePath } from '../../../lib/screen-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';

export const WebsiteLink = ({ place }: { place: RestaurantRef }) => (
  <FormGroup
    title="Website"
    id="site-pictures"
    description="Pictures, colours, the home page and all else that guests see have a screen of their own."
  >
    <Link to={websitePath(place, 'look')} className={`${buttonClasses()} justify-self-start`}>
      Pictures and colours of the website
    </Link>
  </FormGroup>
);
