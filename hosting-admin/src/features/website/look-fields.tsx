// The pictures and colours of the site.
import { ColourInput } from '../../ui/fields/colour-input.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import type { WebsiteValues } from './website-form.ts';

/** Between the shapes of phones, tablets and wide screens. */
const ABOVE_MENU = { label: 'As above the menu', ratio: 4 };
const ABOVE_MENU_CUTS = [3.2, 5];

export function LookFields() {
  return (
    <FormGroup title="Look" id="look" description="Guests see these on every page of your website.">
      <PictureField<WebsiteValues> name="websiteConfig.branding.logo" folder="branding" />
      <PictureField<WebsiteValues>
        name="websiteConfig.branding.icon"
        folder="branding"
        shape={{ label: 'Square', ratio: 1 }}
        hint="Square. In the browser's tab and on home screens; the logo without one."
      />
      <PictureField<WebsiteValues>
        name="websiteConfig.branding.heroImage"
        focus="websiteConfig.branding.heroFocus"
        folder="branding"
        shape={ABOVE_MENU}
        cuts={ABOVE_MENU_CUTS}
        hint="Above the menu and the home page."
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ColourInput<WebsiteValues> name="websiteConfig.branding.colors.primary" hint="Buttons and links." />
        <ColourInput<WebsiteValues>
          name="websiteConfig.branding.colors.secondary"
          hint="Behind pictures and headings."
        />
        <ColourInput<WebsiteValues> name="websiteConfig.branding.colors.accent" hint="Stars and marks." />
      </div>
    </FormGroup>
  );
}
