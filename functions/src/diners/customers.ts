// Diners' records, and what one of them sees of it.
import { type Customer, customer, type DinerProfile } from '@bite/shared/diners/customer.schema';
import { collections } from '@bite/shared/paths';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

/** customers/{uid} */
export const customers: RecordCollection<Customer> = { path: collections.customers, schema: customer };

/** Far more than there are restaurants at whose own domains one person signs in. */
const MOST_OF_ONE_PERSON = 200;

/**
 * Undefined if nobody signs in with this address there.
 * @param email Lower case.
 * @param onlyAt The restaurant at whose own domain that is; undefined for the account at all others.
 */
export async function findCustomer(
  records: Pick<RecordReader, 'find'>,
  email: string,
  onlyAt: string | undefined,
): Promise<Customer | undefined> {
  const where = [{ field: 'email', is: '==', value: email }] as const;
  const found = await records.find(customers, { where, limit: MOST_OF_ONE_PERSON });
  return found.find(({ record }) => record.onlyAt === onlyAt)?.record;
}

interface Begun {
  /** Verified, in lower case; '' where nobody vouches for one. */
  email: string;
  onlyAt?: string | undefined;
}

export function newCustomer(uid: string, { email, onlyAt }: Begun, now: number): Customer {
  const at = new Date(now).toISOString();
  return {
    ...{ uid, email, name: '', phone: '', addresses: [], marketing: {}, createdAt: at, updatedAt: at },
    ...(onlyAt !== undefined && { onlyAt }),
  };
}

export function profileOf({
  uid,
  email,
  name,
  phone,
  language,
  addresses,
  marketing,
  providers,
}: Customer): DinerProfile {
  return {
    ...{ uid, email, name, phone, addresses, marketing: Object.keys(marketing) },
    ...(language && { language }),
    ...(providers && { providers }),
  };
}
