// What the home page shows: the announcement and the special offers, which the menu shows as well, content blocks, the gallery and
// calls to action, in the order in which guests see them.
import type { FieldValues } from 'react-hook-form';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { RepeatingGroup } from '../../ui/fields/repeating-group.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import { blankBlock, ContentBlockFields } from './content-block-fields.tsx';
import { CtaFields, newCta } from './cta-fields.tsx';
import { TranslationsPart } from './translations-part.tsx';
import type { WebsiteValues } from './website-form.ts';

export function HomeFields() {
  return (
    <FormGroup
      title="Home page"
      id="home"
      description="The announcement and the offers also stand above the menu. The rest is on the home page alone."
    >
      <LongTextInput<WebsiteValues>
        name="websiteConfig.content.announcement"
        placeholder="Our new courtyard is open"
        isOneParagraph
      />
      <LongTextInput<WebsiteValues>
        name="websiteConfig.content.translations.es.announcement"
        hint="For guests who read your site in Spanish. Empty: they read it as it is."
        isOneParagraph
      />
      <RepeatingGroup<WebsiteValues>
        name="websiteConfig.content.specialOffers"
        noun="offer"
        blank={() => ({ text: '' })}
        empty="No offers yet."
        isOrdered
      >
        {(path) => (
          <div className="grid gap-3">
            <LongTextInput<FieldValues>
              name={`${path}.text`}
              placeholder="Two pizzas for one on Tuesdays"
              isOneParagraph
            />
            <LongTextInput<FieldValues> name={`${path}.es`} isOneParagraph />
          </div>
        )}
      </RepeatingGroup>
      <RepeatingGroup<WebsiteValues>
        name="websiteConfig.contentBlocks"
        noun="content block"
        blank={blankBlock}
        hint="A title and a text with a picture, such as how you cook or who you are."
        empty="No content blocks yet."
        isOrdered
      >
        {(path) => <ContentBlockFields path={path} />}
      </RepeatingGroup>
      <RepeatingGroup<WebsiteValues>
        name="websiteConfig.gallery"
        noun="picture"
        blank={() => ({ picture: '', text: '', translations: { es: {} } })}
        empty="No pictures yet."
        isOrdered
      >
        {(path) => <GalleryFields path={path} />}
      </RepeatingGroup>
      <RepeatingGroup<WebsiteValues>
        name="websiteConfig.ctaSections"
        noun="call to action"
        blank={newCta}
        hint="A band across the page with a button."
        empty="No calls to action yet."
        isOrdered
      >
        {(path) => <CtaFields path={path} />}
      </RepeatingGroup>
    </FormGroup>
  );
}

const GalleryFields = ({ path }: { path: string }) => (
  <div className="grid gap-3">
    <PictureField<FieldValues> name={`${path}.picture`} alt={`${path}.text`} folder="branding" />
    <TranslationsPart name={`${path}.translations.es`}>
      <TextInput<FieldValues> name={`${path}.translations.es.text`} />
    </TranslationsPart>
  </div>
);
