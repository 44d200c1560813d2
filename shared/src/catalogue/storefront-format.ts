// Which form of storefront this release builds, and diners' pages rely on. Raised when an older snapshot would not do, with
// a migration that builds those anew (functions/src/migrations); every night does so as well.

export const storefrontFormat = 1;
