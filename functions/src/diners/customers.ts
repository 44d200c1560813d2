// Diners' records, and what one of them sees of it.
import { type Customer, customer, type DinerProfile } from '@bite/shared/diners/customer.schema';
import { collections } from '@bite/shared/paths';
import type { RecordCollection, RecordReader } from '../ports/records.ts';

/** customers/{uid} */
export const customers: RecordCollection<Customer> = { path: collections.customers, schema: customer };

/** Undefined if nobody signs in with this address. @param email Lower case. */
export async function findCustomer(
  records: Pick<RecordReader, 'find'>,
  email: string,
): Promise<Customer | undefined> {
  const where = [{ field: 'email', is: '==', value: email }] as const;
  const [found] = await records.find(customers, { where, limit: 1 });
  return found?.record;
}

/** @param email Verified, in lower case; '' where nobody vouches for one. */
export function newCustomer(uid: string, email: string, now: number): Customer {
  const at = new Date(now).toISOString();
  return { uid, email, name: '', phone: '', addresses: [], marketing: {}, createdAt: at, updatedAt: at };
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
