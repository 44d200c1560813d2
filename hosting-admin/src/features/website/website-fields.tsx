// The sections of the website's form.
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../ui/form-group.tsx';
import type { Section } from '../../ui/section-nav.tsx';
import { EmbeddingFields } from './embedding-fields.tsx';
import { GeneralFields } from './general-fields.tsx';
import { HomeFields } from './home-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { OrderingFields } from './ordering-fields.tsx';
import { SearchFields } from './search-fields.tsx';
import type { WebsiteValues } from './website-form.ts';

export const websiteSections: readonly Section[] = [
  { id: 'general', title: 'General' },
  { id: 'look', title: 'Look' },
  { id: 'home', title: 'Home page' },
  { id: 'story', title: 'Story' },
  { id: 'search', title: 'Search engines' },
  { id: 'social', title: 'Social links' },
  { id: 'ordering', title: 'Ordering' },
  { id: 'embedding', title: 'Embedding' },
];

export function WebsiteFields({ record }: { record: RestaurantRecord }) {
  return (
    <>
      <GeneralFields record={record} />
      <LookFields />
      <HomeFields />
      <StoryFields />
      <SearchFields record={record} />
      <SocialFields />
      <OrderingFields />
      <EmbeddingFields />
    </>
  );
}

const StoryFields = () => (
  <FormGroup
    title="Story"
    id="story"
    description="A page of its own, which the site's menu leads to. Without a text there is none."
  >
    <LongTextInput<WebsiteValues>
      name="websiteConfig.content.aboutText"
      rows={8}
      hint="An empty line begins a new paragraph."
    />
    <LongTextInput<WebsiteValues>
      name="websiteConfig.content.translations.es.aboutText"
      rows={5}
      hint="For guests who read your site in Spanish. Empty: they read it as it is."
    />
  </FormGroup>
);

const SocialFields = () => (
  <FormGroup title="Social links" id="social" description="At the foot of every page.">
    <FieldRow>
      <TextInput<WebsiteValues>
        name="websiteConfig.social.facebook"
        type="url"
        placeholder="https://facebook.com/…"
      />
      <TextInput<WebsiteValues>
        name="websiteConfig.social.instagram"
        type="url"
        placeholder="https://instagram.com/…"
      />
      <TextInput<WebsiteValues>
        name="websiteConfig.social.twitter"
        type="url"
        placeholder="https://x.com/…"
      />
      <TextInput<WebsiteValues>
        name="websiteConfig.social.tiktok"
        type="url"
        placeholder="https://tiktok.com/@…"
      />
    </FieldRow>
  </FormGroup>
);
