// The pictures of the restaurant's site: its logo, its icon, and the large one above the menu.
import { PictureField } from '../../../ui/fields/picture-field.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import type { RestaurantValues } from './restaurant-form.ts';

/** Between the shapes of phones, tablets and wide screens. */
const ABOVE_MENU = { label: 'As above the menu', ratio: 4 };
const ABOVE_MENU_CUTS = [3.2, 5];

export function SitePictureFields() {
  return (
    <FormGroup
      title="Website pictures"
      id="site-pictures"
      description="Guests see these on every page of your website."
    >
      <PictureField<RestaurantValues> name="websiteConfig.branding.logo" folder="branding" />
      <PictureField<RestaurantValues>
        name="websiteConfig.branding.icon"
        folder="branding"
        shape={{ label: 'Square', ratio: 1 }}
        hint="Square. In the browser's tab and on home screens; the logo without one."
      />
      <PictureField<RestaurantValues>
        name="websiteConfig.branding.heroImage"
        focus="websiteConfig.branding.heroFocus"
        folder="branding"
        shape={ABOVE_MENU}
        cuts={ABOVE_MENU_CUTS}
      />
      <PictureField<RestaurantValues>
        name="websiteConfig.seo.ogImage"
        folder="branding"
        shape={{ label: 'As links show it', ratio: 1200 / 630 }}
        hint="Where somebody shares a link to the menu; the large picture without one."
      />
    </FormGroup>
  );
}
