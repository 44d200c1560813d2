// A diner's own account: signing in by a mailed code, and what is kept about the person (O1-02, O2.3-05).
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { unreadableRecords } from '../api/parameters.ts';
import { list } from '../kernel/bounded.schema.ts';
import { guid, isoTime, money, positiveId } from '../kernel/schema.ts';
import { storedAddress } from '../ordering/delivery-address.schema.ts';
import { trackedOrder } from '../ordering/orders.contract.ts';
import { thumbs } from '../ordering/thumbs.ts';
import { siteLanguages } from '../website/languages.ts';
import { addressInput, customer, dinerChange, dinerProfile, signInEmail } from './customer.schema.ts';
import { customerLimits } from './customer-limits.ts';
import { favourites } from './favourites.schema.ts';
import { pointsEntry } from './points.schema.ts';

/** Names a session, and opens nothing. */
const sessionToken = z.string().regex(/^[0-9a-f]{64}$/);
const secret = z.string().min(1).max(200);
const profile = z.strictObject({ diner: dinerProfile });
const addressParameter = z.object({ addressId: guid });

export const dinerEndpoints = {
  requestSignInCode: {
    summary:
      'Mails a code and a link that sign in, whether or not the address is known. The code is of use only with the answer.',
    body: z.strictObject({
      email: signInEmail,
      restaurantGuid: guid,
      /** The language of the page, in which the mail is written. */
      language: z.enum(siteLanguages).optional(),
    }),
    answer: z.strictObject({ requestId: z.string() }),
    refuses: ['FORBIDDEN', 'RESTAURANT_NOT_FOUND'],
  },
  signInDiner: {
    summary: 'Begins a session of a diner by a mailed code or link, each of which works once.',
    body: z.union([
      z.strictObject({
        requestId: secret,
        code: z.string().regex(new RegExp(`^\\d{${customerLimits.code}}$`), 'The code has six digits'),
        rememberMe: z.boolean().default(false),
      }),
      z.strictObject({ link: secret, rememberMe: z.boolean().default(false) }),
    ]),
    answer: profile,
    refuses: ['FORBIDDEN', 'UNAUTHENTICATED'],
  },
  signOutDiner: {
    summary: 'Ends the diner’s session, or all of them, and takes the cookie away.',
    body: z.strictObject({ everywhere: z.boolean().default(false) }),
    answer: z.strictObject({ signedOut: z.literal(true) }),
    refuses: ['FORBIDDEN'],
  },
  getDiner: {
    summary: 'The signed-in diner’s profile and saved addresses.',
    answer: profile,
  },
  updateDiner: {
    summary: 'Changes the profile; consent to offers is per restaurant.',
    body: dinerChange,
    answer: profile,
    refuses: ['CONFLICT'],
  },
  listDinerSessions: {
    summary: 'Where the diner is signed in.',
    answer: z.strictObject({
      sessions: z.array(
        z.strictObject({
          sessionToken,
          /** The site's host. */
          host: z.string(),
          createdAt: isoTime,
          expiresAt: isoTime,
          userAgent: z.string().optional(),
          isCurrent: z.boolean(),
        }),
      ),
      unreadable: unreadableRecords,
    }),
  },
  revokeDinerSession: {
    summary: 'Ends one of the diner’s sessions.',
    params: z.object({ sessionToken }),
    answer: z.null(),
    refuses: ['NOT_FOUND'],
  },
  putDinerAddress: {
    summary: 'Saves an address under an id that the caller makes up, or changes the one there; 20 at most.',
    params: addressParameter,
    body: addressInput,
    answer: profile,
    refuses: ['CONFLICT'],
  },
  deleteDinerAddress: {
    summary: 'Deletes a saved address; one that is not there is no error.',
    params: addressParameter,
    answer: profile,
  },
  listDinerOrders: {
    summary: 'The diner’s orders at one restaurant, newest first: those placed while signed in.',
    query: z.strictObject({ restaurantGuid: guid, before: isoTime.optional() }),
    answer: z.strictObject({
      orders: z.array(z.strictObject({ orderGuid: guid, order: trackedOrder })),
      before: isoTime.optional().describe('Of the next page; absent at the end.'),
    }),
    refuses: ['RESTAURANT_NOT_FOUND'],
  },
  getDinerPoints: {
    summary: 'The diner’s points at one restaurant, and the newest entries of which they are the sum.',
    query: z.strictObject({ restaurantGuid: guid }),
    answer: z.strictObject({
      balance: z.int(),
      entries: z.array(pointsEntry.omit({ uid: true })),
    }),
    refuses: ['RESTAURANT_NOT_FOUND'],
  },
  getDinerFavourites: {
    summary: 'The dishes that the diner has marked as favourites at one restaurant, the newest last.',
    params: z.object({ restaurantGuid: guid }),
    answer: z.strictObject({ itemIds: z.array(positiveId) }),
  },
  changeDinerFavourites: {
    summary: `Adds and removes favourites, ${customerLimits.favourites} at most; what is not on the menu is not added.`,
    params: z.object({ restaurantGuid: guid }),
    body: z.strictObject({
      add: list(positiveId, customerLimits.favourites).exactOptional(),
      remove: list(positiveId, customerLimits.favourites).exactOptional(),
    }),
    answer: z.strictObject({ itemIds: z.array(positiveId) }),
    refuses: ['RESTAURANT_NOT_FOUND', 'CONFLICT'],
  },
  exportDiner: {
    summary: 'Everything that is kept about the diner, of all restaurants.',
    answer: z.strictObject({
      exportedAt: isoTime,
      account: customer,
      sessions: z.array(
        z.strictObject({
          host: z.string(),
          createdAt: isoTime,
          expiresAt: isoTime,
          userAgent: z.string().optional(),
        }),
      ),
      orders: z.array(
        z.strictObject({
          orderNumber: z.string(),
          restaurantGuid: guid,
          placedAt: isoTime,
          type: z.string(),
          status: z.string(),
          customer: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
          address: storedAddress.exactOptional(),
          instructions: z.string().exactOptional(),
          note: z.string().exactOptional(),
          allergies: z.string().exactOptional(),
          items: z.array(
            z.strictObject({
              name: z.string(),
              quantity: z.int(),
              lineTotal: money,
              notes: z.string().exactOptional(),
              thumb: z.enum(thumbs).exactOptional(),
            }),
          ),
          currency: z.string(),
          total: money,
        }),
      ),
      points: z.array(pointsEntry.omit({ uid: true })),
      favourites: z.array(favourites),
    }),
  },
  deleteDiner: {
    summary:
      'Deletes the diner’s account and erases them from their orders, unless one of these is in progress.',
    answer: z.null(),
    refuses: ['CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
