// A diner's own account: signing in by a mailed code, and what is kept about the person (O1-02, O2.3-05).
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { unreadableRecords } from '../api/parameters.ts';
import { list } from '../kernel/bounded.schema.ts';
import { guid, isoTime, money, positiveId } from '../kernel/schema.ts';
import { storedAddress } from '../ordering/delivery-address.schema.ts';
import { orderMessage } from '../ordering/order-message.schema.ts';
import { trackedOrder } from '../ordering/orders.contract.ts';
import { thumbs } from '../ordering/thumbs.ts';
import { siteLanguages } from '../website/languages.ts';
import { addressInput, customer, dinerChange, dinerProfile, signInEmail } from './customer.schema.ts';
import { customerLimits } from './customer-limits.ts';
import { favourites } from './favourites.schema.ts';
import { pointsEntry } from './points.schema.ts';
import { signInProviders } from './sign-in-providers.ts';

/** Names a session, and opens nothing. */
const sessionToken = z.string().regex(/^[0-9a-f]{64}$/);
const secret = z.string().min(1).max(200);
const profile = z.strictObject({ diner: dinerProfile });
const provider = z.enum(signInProviders);
const providerParameter = z.object({ provider });
/** Whatever came with the browser: what makes no sense leads back, and is no error that a guest could do anything about. */
const fromBrowser = z.string().max(4000).optional().catch(undefined);
export const providerAnswer = z.object({ state: fromBrowser, code: fromBrowser, error: fromBrowser });
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
    answer: z.strictObject({
      requestId: z.string(),
      isLinkOnly: z
        .literal(true)
        .optional()
        .describe('The mail has no code: there were many for this address today.'),
    }),
    refuses: ['FORBIDDEN', 'RESTAURANT_NOT_FOUND', 'RESTAURANT_CLOSED'],
  },
  readSignInLink: {
    summary: 'Whose account a mailed link opens, so that nobody is signed in to somebody else’s unnoticed.',
    body: z.strictObject({ link: secret }),
    answer: z.strictObject({ email: z.string().describe('Whole: of a part, another could look alike.') }),
    refuses: ['FORBIDDEN', 'UNAUTHENTICATED'],
  },
  signInDiner: {
    summary:
      'Begins a session of a diner by a mailed code or link, or a provider’s code, each of which works once.',
    body: z.union([
      z.strictObject({
        requestId: secret,
        code: z.string().regex(new RegExp(`^\\d{${customerLimits.code}}$`), 'The code has six digits'),
        rememberMe: z.boolean().default(false),
      }),
      z.strictObject({ link: secret, rememberMe: z.boolean().default(false) }),
      z.strictObject({
        requestId: secret,
        providerCode: secret.describe('With which the guest came back from a provider.'),
        rememberMe: z.boolean().default(false),
      }),
    ]),
    answer: profile,
    refuses: ['FORBIDDEN', 'UNAUTHENTICATED'],
  },
  listSignInProviders: {
    summary: 'The providers that guests can sign in with here.',
    answer: z.strictObject({ providers: z.array(provider) }),
  },
  beginProviderSignIn: {
    summary:
      'Begins a sign-in by a provider: the page keeps the answer’s secret and sends its browser to the address.',
    body: z.strictObject({
      provider,
      restaurantGuid: guid,
      /** The language of the page, in which the guest comes back. */
      language: z.enum(siteLanguages).optional(),
    }),
    answer: z.strictObject({ requestId: z.string(), url: z.url() }),
    refuses: ['FORBIDDEN', 'NOT_FOUND', 'RESTAURANT_NOT_FOUND', 'RESTAURANT_CLOSED'],
  },
  goToProvider: {
    summary: 'Sends the browser on to the provider.',
    params: providerParameter,
    query: z.object({ token: fromBrowser }),
    redirect: 303,
    answer: z.url(),
  },
  returnFromProvider: {
    summary:
      'Where the provider sends the browser back to: on to the restaurant, with a code or the reason why not.',
    params: providerParameter,
    query: providerAnswer,
    headers: z.object({ cookie: z.string().optional() }),
    redirect: 303,
    answer: z.url(),
  },
  returnFromProviderByForm: {
    summary: 'The same for providers that send a form.',
    params: providerParameter,
    rawBody: { type: 'application/x-www-form-urlencoded', maxBytes: 20_000 },
    headers: z.object({ cookie: z.string().optional() }),
    redirect: 303,
    answer: z.url(),
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
    refuses: ['CONFLICT', 'RESTAURANT_NOT_FOUND'],
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
          arrivalNote: z.string().exactOptional(),
          note: z.string().exactOptional(),
          textMessages: z.literal(true).exactOptional(),
          pushDevices: z.array(z.string()).exactOptional().describe('The devices that are told about it.'),
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
          promotion: z.strictObject({ code: z.string(), name: z.string(), amount: money }).exactOptional(),
          pointsSpent: z.int().exactOptional(),
          tip: money,
          currency: z.string(),
          total: money,
        }),
      ),
      messages: z
        .array(
          orderMessage
            .pick({ orderNumber: true, kind: true, channel: true, to: true, state: true, createdAt: true })
            .strict(),
        )
        .describe(
          'What was mailed, texted and shown on devices about the orders, for as long as it is kept.',
        ),
      carts: z.array(
        z.strictObject({
          tenantId: positiveId,
          restaurantId: positiveId,
          createdAt: isoTime,
          updatedAt: isoTime,
          items: z.array(
            z.strictObject({
              name: z.string(),
              quantity: z.int(),
              totalPrice: money,
              notes: z.string().exactOptional(),
            }),
          ),
        }),
      ),
      points: z.array(pointsEntry.omit({ uid: true })),
      favourites: z.array(favourites),
      cards: z
        .array(
          z.strictObject({
            brand: z.string().exactOptional(),
            lastFour: z.string(),
            expiry: z.string(),
            restaurantName: z.string(),
            createdAt: isoTime,
          }),
        )
        .describe('What is kept here of saved cards; the rest lies with the card service.'),
      cut: z
        .array(z.string())
        .exactOptional()
        .describe('The lists that were longer than this answer may be, of 5,000 each.'),
    }),
  },
  deleteDiner: {
    summary:
      'Deletes the diner’s account and erases them from their orders, from one that is in progress once it is over.',
    answer: z.null(),
  },
} as const satisfies Record<string, Endpoint>;
