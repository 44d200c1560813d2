// The format of storefronts that this release builds and diners' pages require. Increased, with a migration that rebuilds
// older snapshots (functions/src/migrations), when these no longer suffice; a nightly schedule rebuilds them as well.

export const storefrontFormat = 2;
