// The public identity of a restaurant: its details and its website's branding.
import type { DomainMapping } from '../domains/domain-mapping.schema.ts';
import { defined } from '../kernel/defined.ts';
import { weekdays } from '../kernel/time.ts';
import { shareableUrl, storefrontImage } from '../media/storefront-image.ts';
import type { Restaurant } from '../tenancy/restaurant.schema.ts';
import type { Tenant } from '../tenancy/tenant.schema.ts';
import { timezoneOf } from '../tenancy/timezone-of.ts';
import type { WebsiteConfig } from '../website/website-config.schema.ts';
import type { StorefrontRestaurant, StorefrontWebsite } from './storefront.ts';
import type { TaxRate } from './tax-rate.schema.ts';

export interface RestaurantSources {
  tenant: Tenant;
  restaurant: Restaurant;
  taxRates: readonly TaxRate[];
}

/** Trimmed; undefined if empty. */
export const text = (value: string | undefined): string | undefined => value?.trim() || undefined;

export function toRestaurant({ tenant, restaurant, taxRates }: RestaurantSources): StorefrontRestaurant {
  const { settings } = restaurant;
  const { slotCapacity, slotKitchenMinutes, ...ordering } = settings.ordering;
  // The restaurant's own rate only applies if it has no tax rates at all, not if all of them are inactive.
  const hasOnlyDisabled = taxRates.length > 0 && taxRates.every((rate) => rate.disabled);
  return {
    guid: restaurant.guid,
    restaurantId: restaurant.restaurantId,
    tenantId: tenant.tenantId,
    tenantGuid: tenant.guid,
    tenantName: tenant.displayName,
    slug: restaurant.slug,
    name: restaurant.name,
    concept: restaurant.concept,
    address: restaurant.address,
    phone: restaurant.contact.phone,
    email: restaurant.contact.email,
    currency: settings.currency,
    timezone: timezoneOf(restaurant, tenant),
    isActive: restaurant.status === 'active' && tenant.status === 'active',
    operatingHours: Object.fromEntries(
      weekdays.flatMap((day) => {
        const hours = restaurant.operatingHours[day];
        return hours ? [[day, defined(hours)]] : [];
      }),
    ),
    specialHours: restaurant.specialHours.map(defined).sort((one, other) => (one.date < other.date ? -1 : 1)),
    taxRate: hasOnlyDisabled ? 0 : settings.taxRate,
    serviceCharge: settings.serviceCharge,
    allowTips: settings.allowTips,
    ...(settings.guestMessages.texts && { offersTexts: true as const }),
    ordering: { ...ordering, ...defined({ slotCapacity, slotKitchenMinutes }) },
  };
}

export function toWebsite(config: WebsiteConfig, domains: readonly DomainMapping[]): StorefrontWebsite {
  const { branding, seo, content, ordering } = config;
  return defined({
    enabled: config.enabled,
    colors: branding.colors,
    logo: storefrontImage(branding.logo),
    icon: storefrontImage(branding.icon),
    hero: storefrontImage(branding.heroImage, branding.heroFocus),
    seoTitle: text(seo.title),
    seoDescription: text(seo.description),
    shareImage: shareableUrl(seo.ogImage),
    aboutText: text(content.aboutText),
    specialOffers: content.specialOffers,
    announcement: text(content.announcement),
    social: defined(config.social),
    orderingEnabled: ordering.enabled,
    orderingUrl: ordering.provider === 'internal' ? undefined : ordering.url,
    frameHosts: config.frameHosts,
    primaryDomain: primaryDomain(domains),
  });
}

/** The host for canonical links: the primary mapping, once it is verified and has a certificate. */
export function primaryDomain(domains: readonly DomainMapping[]): string | undefined {
  const isServing = (mapping: DomainMapping): boolean =>
    mapping.isActive && mapping.verificationStatus === 'verified' && mapping.sslStatus === 'issued';
  return domains
    .filter((mapping) => mapping.isPrimary && isServing(mapping))
    .sort((one, other) => one.domainId - other.domainId)[0]?.domain;
}
