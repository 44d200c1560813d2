// Holds the settings of a restaurant and of its website to their schema: every field that is stored has a control on a screen, and
// where it has none, a reason.
import { type RestaurantInput, restaurantEntity } from '@bite/shared/tenancy/restaurant.schema';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { restaurantNames } from '../features/tenancy/restaurant-settings/restaurant-form.ts';
import { memoryRecords } from '../lib/testing/memory-records.ts';
import { withRole } from '../lib/testing/people.ts';
import { fieldsOf, labels } from '../lib/testing/schema-fields.ts';
import { aRestaurantRecord, aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { visit } from './app-testing.tsx';

const section = { id: 'oven', title: 'Our oven', description: 'Wood fired', buttonText: 'See it' };

/** With one entry in each list, whose fields show then. */
const whole: Partial<RestaurantInput> = {
  specialHours: [{ date: '2026-12-24', open: '10:00', close: '14:00' }],
  formerSlugs: ['bella'],
  websiteConfig: {
    content: { specialOffers: ['Two for one'] },
    contentBlocks: [{ ...section, layout: 'image-left', image: 'https://example.com/oven.jpg' }],
    ctaSections: [section],
    gallery: [{ picture: 'https://example.com/room.jpg', text: 'The room' }],
    ordering: { provider: 'custom', url: 'https://orders.example' },
    branding: { heroImage: 'https://example.com/hero.jpg' },
  },
};

const stored = fieldsOf(restaurantEntity.stored).filter((field) => !restaurantEntity.serverFields.has(field));
const isOfWebsite = (field: string): boolean => field.startsWith('websiteConfig.');

/** A field, or what holds fields, with why it has no control of its name. */
type Reasons = Readonly<Record<string, string>>;

interface Form {
  path: 'settings' | 'website';
  heading: string;
  fields: readonly string[];
  without: Reasons;
}

const ofDates = 'its control is called by its date, among the hours of the date';
const ofTips = 'its three controls are called by their place';
const numbered = 'the form gives it';

const forms: readonly Form[] = [
  {
    path: 'settings',
    heading: 'Identity',
    fields: stored.filter((field) => !isOfWebsite(field)),
    without: {
      specialHours: ofDates,
      status: 'it takes effect at once, by a button',
      'settings.ordering.tips.pickup.percents': ofTips,
      'settings.ordering.tips.delivery.percents': ofTips,
      platformSync: 'the screens of the listings connect it and keep it in step',
    },
  },
  {
    path: 'website',
    heading: 'General',
    fields: stored.filter(isOfWebsite),
    without: {
      'websiteConfig.customDomain': 'it is shown; the screens of the domains set it',
      'websiteConfig.parentMenuGroupId': 'the screen of the menu display chooses it',
      'websiteConfig.branding.heroFocus': 'the picture’s own control sets it',
      'websiteConfig.content.translations.es.specialOffers': 'each stands beside its offer',
      'websiteConfig.contentBlocks.id': numbered,
      'websiteConfig.contentBlocks.instanceId': numbered,
      'websiteConfig.ctaSections.id': numbered,
      'websiteConfig.ctaSections.instanceId': numbered,
      'websiteConfig.ai': 'nothing follows from it',
    },
  },
];

const covers = (path: string, field: string): boolean => field === path || field.startsWith(`${path}.`);

/** What is folded away has no control before it is opened. */
function unfold(): void {
  for (const button of screen.getByRole('main').querySelectorAll('button[aria-expanded="false"]'))
    fireEvent.click(button);
  for (const details of document.querySelectorAll('details')) details.open = true;
}

it.each(forms)(
  'C3-04, C3-08 every field of the $path of a restaurant has a control with its name',
  async (form) => {
    visit({
      at: `/t/10000001/r/20000001/${form.path}`,
      profile: withRole('owner'),
      handlers: {
        ...memoryRecords('menuGroups', [], 1).handlers,
        getTenant: () => aTenantRecord(),
        getRestaurant: () => aRestaurantRecord(whole),
        listRestaurants: () => ({ restaurants: [aRestaurantRecord(whole)] }),
        listAuditEntries: () => ({ entries: [] }),
      },
    });
    await screen.findByRole('group', { name: form.heading });
    unfold();
    const shown = labels();
    const reasons = Object.keys(form.without);
    const missing = form.fields.filter((field) => {
      const name = restaurantNames[field];
      const hasReason = reasons.some((path) => covers(path, field));
      return !hasReason && (name === undefined || !shown.has(name));
    });
    expect(missing).toEqual([]);
    expect(reasons.filter((path) => !form.fields.some((field) => covers(path, field)))).toEqual([]);
  },
);
