// What a look at https://host brought, as a guest's browser would see it.
import { z } from 'zod';
import { guid, isoTime } from '../kernel/schema.ts';

/**
 * noAddress: the name has none in the DNS; privateAddress: it leads into a private network, which is never opened; unreachable: no
 * connection; expired, untrusted, wrongName: of the certificate; notOurs: another site answers; otherRestaurant: ours, but with
 * another restaurant; failing: our site answers with an error.
 */
export const hostFaults = [
  ...['noAddress', 'privateAddress', 'unreachable', 'expired', 'untrusted', 'wrongName'],
  ...['notOurs', 'otherRestaurant', 'failing'],
] as const;
export type HostFault = (typeof hostFaults)[number];

/** What the connection alone says; whose restaurant it has to be is the caller's. */
export const hostFinding = z.strictObject({
  addresses: z.array(z.string()),
  certificate: z.strictObject({ issuer: z.string(), validFrom: isoTime, validTo: isoTime }).exactOptional(),
  /** HTTP status of the answer. */
  status: z.int().exactOptional(),
  /** Of the restaurant that our header names. */
  restaurantGuid: guid.exactOptional(),
  fault: z.enum(hostFaults).exactOptional(),
});
export type HostFinding = z.output<typeof hostFinding>;

export const hostProbe = z.strictObject({ ...hostFinding.shape, at: isoTime });
export type StoredHostProbe = z.output<typeof hostProbe>;

/** Of a mapping: unknown until it was probed once; unhealthy after two faults in a row, healthy again after one good look. */
export const hostHealths = ['unknown', 'healthy', 'unhealthy'] as const;
export type HostHealth = (typeof hostHealths)[number];
