// What the form of a restaurant's website holds: its configuration, with each special offer beside its translation. Its domain, its
// menu and the AI flags, which have no effect, are not of this form and stay as they are stored.

import { list } from '@bite/shared/kernel/bounded.schema';
import { defined } from '@bite/shared/kernel/defined';
import type { Fields } from '@bite/shared/kernel/fields';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { name } from '@bite/shared/kernel/text.schema';
import { imageReference } from '@bite/shared/media/optimized-image.schema';
import { restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import type { InEachLanguage } from '@bite/shared/website/languages';
import {
  galleryPicture,
  MAX_GALLERY,
  MAX_OFFERS,
  MAX_SHORT_TEXT,
  websiteConfig,
  websiteContent,
} from '@bite/shared/website/website-config.schema';
import { z } from 'zod';
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';

const offer = z.object({
  text: name(MAX_SHORT_TEXT, 'Please write the offer, or remove it'),
  es: name(MAX_SHORT_TEXT).optional(),
});

const inForm = websiteConfig.omit({ customDomain: true, parentMenuGroupId: true, ai: true }).extend({
  content: websiteContent.extend({ specialOffers: list(offer, MAX_OFFERS) }),
  gallery: list(galleryPicture.extend({ picture: imageReference('Please choose a picture') }), MAX_GALLERY),
});

export const websiteForm = z.object({ websiteConfig: inForm });

export type WebsiteValues = z.input<typeof websiteForm>;
export type WebsiteOutput = z.output<typeof websiteForm>;

type Readable = Pick<RestaurantRecord['restaurant'], 'websiteConfig'>;

export function websiteValuesOf({ websiteConfig: stored }: Readable): WebsiteValues {
  const { customDomain: _domain, parentMenuGroupId: _menu, ai: _ai, content, ...others } = stored;
  const { specialOffers: inSpanish = [], ...spanish } = content.translations?.es ?? {};
  const specialOffers = content.specialOffers.map((text, index) =>
    defined({ text, es: inSpanish[index] || undefined }),
  );
  return {
    websiteConfig: {
      ...others,
      contentBlocks: others.contentBlocks.map(withPlace),
      ctaSections: others.ctaSections.map(withPlace),
      gallery: others.gallery.map(withPlace),
      content: {
        ...content,
        specialOffers,
        ...(content.translations && { translations: { es: spanish } }),
      },
    },
  };
}

interface Translated {
  translations?: { es?: object | undefined } | undefined;
}

/** With a place for its translations, as its inputs leave it: what they add while they are empty would count as a change. */
const withPlace = <Entry extends Translated>(entry: Entry): Entry => ({
  ...entry,
  translations: { es: { ...entry.translations?.es } } satisfies InEachLanguage,
});

/** Without a place for texts that nobody has written. */
function withWritten<Entry extends Translated>({ translations, ...entry }: Entry) {
  const texts = Object.entries(translations?.es ?? {}).filter(([, text]) => text);
  return { ...entry, ...(texts.length > 0 && { translations: { es: Object.fromEntries(texts) } }) };
}

/** Of a past version, which lacks the settings that came later: they have their defaults. */
export function pastWebsiteOf(past: Fields): WebsiteValues {
  const { data } = restaurantEntity.stored.safeParse(past);
  return websiteValuesOf(data ?? (past as Readable));
}

/** What the API takes. */
function asStored({ websiteConfig: values }: WebsiteValues | WebsiteOutput) {
  const { specialOffers, translations, ...content } = values.content;
  const inSpanish = specialOffers.map(({ es }) => es?.trim() ?? '');
  const es = defined({
    ...translations?.es,
    specialOffers: inSpanish.some((text) => text !== '') ? inSpanish : undefined,
  });
  return {
    websiteConfig: {
      ...values,
      contentBlocks: values.contentBlocks?.map(withWritten),
      ctaSections: values.ctaSections?.map(withWritten),
      gallery: values.gallery.map(withWritten),
      seo: withPlace(values.seo ?? {}),
      ordering: withPlace(values.ordering ?? {}),
      content: {
        ...content,
        specialOffers: specialOffers.map(({ text }) => text),
        translations: { es } satisfies InEachLanguage,
      },
    },
  };
}

export const websiteChangesBetween = (before: WebsiteValues, after: WebsiteOutput) =>
  mergePatchBetween(asStored(before), asStored(after));
