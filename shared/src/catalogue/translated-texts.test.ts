// Every text that guests read and staff write is either translated, or stands here with the reason why it is not.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { promotionTerms } from '../ordering/orders.contract.ts';
import { storefront } from './storefront.schema.ts';

/** Some of the definition of a schema, whatever its type. */
interface Definition {
  type: string;
  shape?: Readonly<Record<string, z.ZodType>>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  checks?: readonly unknown[];
  format?: string;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

function withoutWrapping(schema: z.ZodType): Definition {
  const definition = definitionOf(schema);
  return definition.innerType ? withoutWrapping(definition.innerType) : definition;
}

/** The fields that an object's translations have. */
function translatedFields(shape: Definition['shape'] = {}): readonly string[] {
  const { translations } = shape;
  if (!translations) return [];
  const { valueType } = withoutWrapping(translations);
  return valueType ? Object.keys(withoutWrapping(valueType).shape ?? {}) : [];
}

/** The paths of all free texts without a translation: 'restaurant.name'. What has a form, such as a time, is no free text. */
function untranslated(schema: z.ZodType, path: string): string[] {
  const { type, shape, element, valueType, options, checks = [], format } = withoutWrapping(schema);
  if (type === 'string') return checks.length === 0 && format === undefined ? [path] : [];
  if (element) return untranslated(element, path);
  if (options) return [...new Set(options.flatMap((option) => untranslated(option, path)))];
  if (valueType) return untranslated(valueType, path);
  const translated = translatedFields(shape);
  return Object.entries(shape ?? {})
    .filter(([field]) => field !== 'translations' && !translated.includes(field))
    .flatMap(([field, inner]) => untranslated(inner, path === '' ? field : `${path}.${field}`));
}

const proper = 'a proper name';
const address = 'how to reach the restaurant';
const code = 'read by programs alone';

const reasons: Readonly<Record<string, string>> = {
  version: code,
  'restaurant.tenantName': proper,
  'restaurant.slug': address,
  'restaurant.name': proper,
  'restaurant.address.street': address,
  'restaurant.address.city': address,
  'restaurant.address.state': address,
  'restaurant.address.zipCode': address,
  'restaurant.address.country': address,
  'restaurant.phone': address,
  'restaurant.email': address,
  'restaurant.currency': code,
  'restaurant.timezone': code,
  'website.colors.primary': code,
  'website.colors.secondary': code,
  'website.colors.accent': code,
  'website.seoKeywords': code,
  'website.shareImage': code,
  'website.home.blocks.id': code,
  'website.home.blocks.buttonUrl': address,
  'website.home.blocks.icon': code,
  'website.home.blocks.backgroundColor': code,
  'website.home.blocks.textColor': code,
  'website.home.callsToAction.id': code,
  'website.home.callsToAction.buttonUrl': address,
  'website.social.facebook': address,
  'website.social.instagram': address,
  'website.social.twitter': address,
  'website.social.tiktok': address,
  'website.orderingUrl': address,
  'website.orderColor': code,
  'website.frameHosts': code,
  'website.primaryDomain': address,
  'menuGroups.availability.daysOff': 'names of weekdays, which the pages translate',
  'modifierGroups.modifiers.sizePrices.name': 'finds the size by its own name, and is not shown',
  'deliveryZones.name': 'for staff: pages show the fee and the time',
  'deliveryZones.area.postalCodes': code,
};

const PICTURE = /(^|\.)(image|logo|icon|hero|picture)\.(src|sized|icons\.sized)$/;

describe('a text that staff write for guests', () => {
  it('is translated, or there is a reason why not', () => {
    const texts = untranslated(storefront, '').filter((path) => !PICTURE.test(path));
    expect(texts).toEqual(Object.keys(reasons));
  });

  it('is translated of a promotion as well', () => {
    expect(untranslated(promotionTerms, '')).toEqual(['firstDay', 'lastDay']);
  });
});
