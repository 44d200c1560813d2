// The domain's error class and its closed list of codes, each with its HTTP status.

export const errorStatus = {
  VALIDATION_FAILED: 400,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  MISSING_REQUIRED_PARAMS: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TENANT_SUSPENDED: 403,
  NOT_FOUND: 404,
  TENANT_NOT_FOUND: 404,
  RESTAURANT_NOT_FOUND: 404,
  DOMAIN_NOT_MAPPED: 404,
  CONFLICT: 409,
  IN_USE: 409,
  RECORD_UNREADABLE: 409,
  SLUG_TAKEN: 409,
  PLAN_LIMIT_REACHED: 409,
  PRICE_CHANGED: 409,
  RESTAURANT_CLOSED: 409,
  ORDER_TYPE_NOT_OFFERED: 409,
  SLOT_UNAVAILABLE: 409,
  OUTSIDE_DELIVERY_AREA: 409,
  BELOW_DELIVERY_MINIMUM: 409,
  ITEM_UNAVAILABLE: 409,
  TRANSITION_REFUSED: 409,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_SELECTION: 422,
  AGE_NOT_CONFIRMED: 422,
  PROMO_CODE_REFUSED: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  ID_COLLISION: 500,
  CREATE_FAILED: 500,
  UPDATE_FAILED: 500,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** A failure that the caller can understand. `details` is sent to the client: no secrets or other people's data. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/** For cases that cannot occur; the compiler proves it where the argument's type is `never`. */
export function unreachable(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
