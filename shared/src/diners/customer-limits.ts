// The limits of a diner's own record, which forms know too.

export const customerLimits = {
  name: 100,
  label: 40,
  addresses: 20,
  /** Restaurants whose offers one person may ask for. */
  marketing: 200,
  /** Of one restaurant; as many are kept on a device. */
  favourites: 200,
  /** Digits of a mailed sign-in code. */
  code: 6,
} as const;
