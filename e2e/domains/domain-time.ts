// The passing of time for one domain: the platform's clock cannot be moved, so all moments that are kept of its set-up and of the looks
// at it are moved back.
import { collections, paths } from '@bite/shared/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { fireSchedule } from '../../tools/stack/schedules.ts';
import { db } from '../support/database.ts';
import { stack } from '../support/platform.ts';

async function letTimePass(domain: string, milliseconds: number): Promise<void> {
  const [mapping] = (await db.collection(collections.domainMappings).where('domain', '==', domain).get())
    .docs;
  if (!mapping) throw new Error(`There is no ${domain}`);
  const check = await db.doc(paths.domainCheck(Number(mapping.id))).get();
  const moments = Object.entries(check.data() ?? {}).flatMap(([field, value]) =>
    value instanceof Timestamp
      ? [[field, Timestamp.fromMillis(value.toMillis() - milliseconds)] as const]
      : [],
  );
  await check.ref.update(Object.fromEntries(moments));
}

/** After so many milliseconds: the schedule looks at set-ups, as it does every minute. */
export async function checkedAfter(domain: string, milliseconds: number): Promise<void> {
  await letTimePass(domain, milliseconds);
  await fireSchedule(stack, 'checkSetUps');
}

/** After so many milliseconds: the schedule opens domains, as it does every minute. */
export async function openedAfter(domain: string, milliseconds: number): Promise<void> {
  await letTimePass(domain, milliseconds);
  await fireSchedule(stack, 'probeHosts');
}
