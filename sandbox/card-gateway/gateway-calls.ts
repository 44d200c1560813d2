// The gateway's calls by method and path, below /cardconnect/rest.
import type { Answer } from './answers.ts';
import { authorize } from './authorize.ts';
import type { CallName } from './faults.ts';
import type { GatewayStore } from './gateway-store.ts';
import { binReport, merchantReport, surchargeReport } from './merchant-lookups.ts';
import type { SandboxMerchant } from './merchants.ts';
import {
  addSignature,
  capture,
  inquire,
  inquireByOrderId,
  refund,
  voidByOrderId,
  voidPayment,
} from './payment-changes.ts';
import { deleteProfile, readProfile, saveProfile } from './profiles.ts';
import type { Request } from './request-fields.ts';
import { fundingReport, settlementReport } from './settlement.ts';

export interface GatewayCall {
  name: CallName;
  /** The merchant that it is about. */
  merchid: string;
  answer: (context: CallContext) => Answer;
}

export interface CallContext {
  store: GatewayStore;
  merchant: SandboxMerchant;
  /** All merchants of the login. */
  merchants: readonly SandboxMerchant[];
  /** Milliseconds until the card that times out is answered. */
  timeout: number;
}

type Posted = (context: CallContext, request: Request) => Answer;

const posted: Readonly<Record<string, { name: CallName; answer: Posted }>> = {
  auth: {
    name: 'auth',
    answer: ({ store, merchant, timeout }, request) => authorize(store, merchant, request, timeout),
  },
  capture: { name: 'capture', answer: ({ store, merchant }, request) => capture(store, merchant, request) },
  void: { name: 'void', answer: ({ store, merchant }, request) => voidPayment(store, merchant, request) },
  refund: { name: 'refund', answer: ({ store, merchant }, request) => refund(store, merchant, request) },
  voidByOrderId: {
    name: 'voidByOrderId',
    answer: ({ store, merchant }, request) => voidByOrderId(store, merchant, request),
  },
  profile: {
    name: 'profile',
    answer: ({ store, merchant }, request) => saveProfile(store, merchant, request),
  },
  sigcap: {
    name: 'sigcap',
    answer: ({ store, merchant }, request) => addSignature(store, merchant, request),
  },
};

/** Undefined for a path that the gateway does not have. */
export function postedCall(path: string, request: Request): GatewayCall | undefined {
  const call = posted[path];
  if (!call || !Object.hasOwn(posted, path)) return undefined;
  return {
    name: call.name,
    merchid: String(request.merchid ?? ''),
    answer: (context) => call.answer(context, request),
  };
}

/** @param parts Of the path. @param query Of the address. */
export function readCall(parts: readonly string[], query: URLSearchParams): GatewayCall | undefined {
  const [name, first = '', second = '', third = ''] = parts;
  const asked = query.get('merchid') ?? '';
  switch (name) {
    case 'inquire':
      return { name, merchid: second, answer: ({ store, merchant }) => inquire(store, merchant, first) };
    case 'inquireByOrderid':
      return {
        name,
        merchid: second,
        answer: ({ store, merchant, merchants }) =>
          inquireByOrderId(store, merchant, first, third === '1' ? [merchant] : merchants),
      };
    case 'inquireMerchant':
      return { name, merchid: first, answer: ({ merchant }) => merchantReport(merchant) };
    case 'profile':
      return {
        name,
        merchid: third,
        answer: ({ store, merchant }) => readProfile(store, merchant, first, second),
      };
    case 'bin':
      return { name, merchid: first, answer: ({ store }) => binReport(store, second) };
    case 'settlestat':
      return {
        name,
        merchid: asked,
        answer: ({ store, merchant }) =>
          settlementReport(store, merchant, { batchid: query.get('batchid'), date: query.get('date') }),
      };
    case 'funding':
      return {
        name,
        merchid: asked,
        answer: ({ store, merchant }) =>
          fundingReport(store, merchant, {
            date: query.get('date'),
            page: Number(query.get('page') ?? 1),
            limit: Number(query.get('limit') ?? 10_000),
          }),
      };
    case 'surcharge':
      return {
        name,
        merchid: asked,
        answer: ({ store, merchant }) => surchargeReport(store, merchant, query),
      };
    default:
      return undefined;
  }
}

export const deletedCall = (parts: readonly string[]): GatewayCall | undefined => {
  const [name, profileid = '', acctid = '', merchid = ''] = parts;
  if (name !== 'profile') return undefined;
  return {
    name,
    merchid,
    answer: ({ store, merchant }) => deleteProfile(store, merchant, profileid, acctid),
  };
};
