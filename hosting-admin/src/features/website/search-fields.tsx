// What search engines and shared links say, with a preview of both as they are typed.
import { shownAddress } from '@bite/shared/domains/shown-domain';
import { storefrontImage } from '@bite/shared/media/storefront-image';
import { DEFAULT_HERO } from '@bite/shared/website/default-pictures';
import { useWatch } from 'react-hook-form';
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { TagInput } from '../../ui/fields/tag-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import { TranslationsPart } from './translations-part.tsx';
import type { WebsiteValues } from './website-form.ts';

export function SearchFields({ record }: { record: RestaurantRecord }) {
  return (
    <FormGroup
      title="Search engines"
      id="search"
      description="How your menu is listed, and how a link to it looks where somebody shares it."
    >
      <TextInput<WebsiteValues>
        name="websiteConfig.seo.title"
        hint="Empty: the restaurant's name, and that guests can order."
        isCounted
      />
      <LongTextInput<WebsiteValues>
        name="websiteConfig.seo.description"
        rows={2}
        hint="Empty: that guests can order online, with the address."
      />
      <ListingPreviews record={record} />
      <PictureField<WebsiteValues>
        name="websiteConfig.seo.ogImage"
        folder="branding"
        shape={{ label: 'As links show it', ratio: 1200 / 630 }}
        hint="Where somebody shares a link to the menu; the large picture without one."
      />
      <TagInput<WebsiteValues>
        name="websiteConfig.seo.keywords"
        placeholder="wood-fired pizza"
        hint="Words that describe you. Some search engines read them. Enter or a comma adds one."
      />
      <TranslationsPart name="websiteConfig.seo.translations.es">
        <TextInput<WebsiteValues> name="websiteConfig.seo.translations.es.title" isCounted />
        <LongTextInput<WebsiteValues> name="websiteConfig.seo.translations.es.description" rows={2} />
      </TranslationsPart>
    </FormGroup>
  );
}

function ListingPreviews({ record: { restaurant, siteUrl } }: { record: RestaurantRecord }) {
  const [typedTitle, typedDescription, ogImage, hero] = useWatch<
    WebsiteValues,
    [
      'websiteConfig.seo.title',
      'websiteConfig.seo.description',
      'websiteConfig.seo.ogImage',
      'websiteConfig.branding.heroImage',
    ]
  >({
    name: [
      'websiteConfig.seo.title',
      'websiteConfig.seo.description',
      'websiteConfig.seo.ogImage',
      'websiteConfig.branding.heroImage',
    ],
  });
  const { name, address } = restaurant;
  const title = typedTitle?.trim() || `${name} – Menu and online ordering`;
  const description =
    typedDescription?.trim() ||
    `Order online from ${name}, ${[address.street, address.city].filter(Boolean).join(', ')}. See the menu and choose pickup or delivery.`;
  const host = siteUrl ? shownAddress(siteUrl).replace(/^https?:\/\//, '') : `…/${restaurant.slug}`;
  const picture = storefrontImage(ogImage || hero)?.src ?? DEFAULT_HERO;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <figure className="grid min-w-0 gap-1.5">
        <figcaption className="text-sm font-semibold">In search results</figcaption>
        <div className="grid gap-1 rounded-lg border border-line bg-white p-3 text-sm text-[#3c4043]">
          <p className="truncate text-xs">{host}</p>
          <p className="line-clamp-2 text-base leading-snug text-[#1a0dab] wrap-anywhere">{title}</p>
          <p className="line-clamp-3 wrap-anywhere">{description}</p>
        </div>
      </figure>
      <figure className="grid min-w-0 gap-1.5">
        <figcaption className="text-sm font-semibold">As a shared link</figcaption>
        <div className="overflow-hidden rounded-lg border border-line bg-white text-sm text-[#3c4043]">
          {picture !== DEFAULT_HERO && (
            <img src={picture} alt="" className="aspect-[1200/630] w-full object-cover" />
          )}
          <div className="grid gap-0.5 p-3">
            <p className="truncate font-semibold text-black">{title}</p>
            <p className="line-clamp-2 wrap-anywhere">{description}</p>
            <p className="truncate text-xs">{host.split('/')[0]}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
