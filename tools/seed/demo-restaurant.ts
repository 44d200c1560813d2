// The content of a demo restaurant, without ids and dates.

import type { Weekday } from '@bite/shared/kernel/time';
import type { DeliveryZoneInput } from '@bite/shared/ordering/delivery-zone.schema';
import type { PromotionInput } from '@bite/shared/ordering/promotion.schema';
import type { PaymentChoices } from '@bite/shared/payments/payment-setup.schema';
import type { EmployeeRole } from '@bite/shared/people/employee.schema';
import type { Address, DayHours } from '@bite/shared/tenancy/restaurant.schema';
import type { contentBlock, ctaSection, galleryPicture } from '@bite/shared/website/website-config.schema';
import type { z } from 'zod';
import type { Section as MenuSection, Tax } from './menu-builder.ts';
import type { MenuInSpanish } from './menu-in-spanish.ts';
import type { Look } from './pictures/look.ts';

export interface DemoEmployee {
  firstName: string;
  lastName: string;
  chosenName?: string;
  role: EmployeeRole;
  status?: 'active' | 'inactive' | 'suspended' | 'terminated';
  hourlyRate: number;
  startDate: string;
  posAccess?: boolean;
  kitchenAccess?: boolean;
  managerAccess?: boolean;
  notes?: string;
  /** The email address of a person with a sign-in (people.ts). */
  email?: string;
}

/** Special hours, this many days after the seeding, so that they are never in the past. */
export interface DemoSpecialHours {
  inDays: number;
  note: string;
  hours: readonly [open: string, close: string] | 'closed';
}

/** Without what is made for it. */
export type DemoZone = Omit<
  DeliveryZoneInput,
  'deliveryZoneId' | 'guid' | 'position' | 'createdAt' | 'updatedAt'
>;

/** The rest of a content block or a call to action is as staff enter it. */
type Section<Input> = Omit<Input, 'id' | 'image' | 'backgroundImage'>;

export type DemoStory = Section<z.input<typeof contentBlock>> & { image?: Look };

export interface DemoPicture {
  look: Look;
  text: string;
  translations?: z.input<typeof galleryPicture>['translations'];
}

/** Cards are on; the merchant is one of the simulated gateway's. */
export type DemoPayments = Partial<Omit<PaymentChoices, 'cards'>> & {
  merchantId: string;
};

export interface DemoListing {
  accountId: string;
  accountName: string;
  locationId: string;
}

export interface DemoRestaurant {
  name: string;
  slug: string;
  /** A name under .localhost, without a port. */
  domain?: string;
  concept: string;
  address: Address;
  phone: string;
  email: string;
  /** Absent = the tenant's. */
  timezone?: string;
  hours: Record<Weekday, readonly [open: string, close: string] | 'closed'>;
  specialHours: readonly DemoSpecialHours[];
  settings: {
    /** Fractions: 0.0875 is 8.75 %. */
    taxRate: number;
    serviceCharge?: number;
    autoAcceptOrders?: boolean;
    allowTips?: boolean;
    guestMessages?: { texts?: boolean; closingLine?: string };
    ordering?: {
      prepMinutes?: number;
      lastOrderMinutesBeforeClosing?: number;
      slotCapacity?: number;
      cancelWindowMinutes?: number;
      deliveryEnabled?: boolean;
    };
  };
  /** Absent = no cards. */
  payments?: DemoPayments;
  /** Of its place at the simulated Google; absent = not connected. */
  placeId?: string;
  /** Its location at the stack's simulated Google, which it is connected to. */
  listing?: DemoListing;
  branding: {
    logo: Look;
    icon: Look;
    hero: Look;
    colors: { primary: string; secondary: string; accent: string };
  };
  seo: { title: string; description: string; keywords: string[] };
  about: string;
  announcement?: string;
  specialOffers?: readonly string[];
  stories: readonly DemoStory[];
  callToAction?: Section<z.input<typeof ctaSection>>;
  gallery?: readonly DemoPicture[];
  startPage?: 'home';
  /** The announcement, the offers and the story in Spanish. */
  contentInSpanish?: { aboutText?: string; specialOffers?: string[]; announcement?: string };
  social?: { instagram?: string; facebook?: string };
  taxes: readonly Tax[];
  /** In their order. Without any it delivers everywhere. */
  deliveryZones?: readonly DemoZone[];
  promotions?: readonly Omit<PromotionInput, 'promotionId' | 'guid' | 'createdAt' | 'updatedAt'>[];
  menu: readonly MenuSection[];
  menuInSpanish?: MenuInSpanish;
  /** Names of dishes that are sold out. */
  soldOut?: readonly string[];
  staff: readonly DemoEmployee[];
}

/** Stored hours of one day; a closed day keeps hours for the form. */
export function dayHours(hours: readonly [open: string, close: string] | 'closed'): DayHours {
  if (hours === 'closed') return { open: '09:00', close: '22:00', closed: true };
  const [open, close] = hours;
  return { open, close, closed: false };
}
