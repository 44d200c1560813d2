import { isoTime } from '@bite/shared/kernel/schema';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { recordsContract } from '../../testing/records.contract.ts';
import { firestoreRecords } from './records.ts';

const db = emulatedFirestore('records');

describe('records in Firestore', () => {
  describe('C4-06, C7-01, C7-02, O7.3-02 as any are', () => {
    recordsContract(() => firestoreRecords(db));
  });

  it('keep instants as timestamps, wherever they stand', async () => {
    const schema = z.object({ jobs: z.array(z.object({ lastUpdated: isoTime })), sentAt: isoTime });
    const at = { path: 'instants', schema };
    const record = {
      jobs: [{ lastUpdated: '2026-06-10T12:00:00.000Z' }],
      sentAt: '2026-06-10T13:00:00.000Z',
    };
    await firestoreRecords(db).transact(async (transaction) => transaction.set(at, '1', record));
    const stored = await db.doc('instants/1').get();
    expect(stored.get('sentAt')).toEqual(Timestamp.fromDate(new Date(record.sentAt)));
    expect(stored.get('jobs')).toEqual([
      { lastUpdated: Timestamp.fromDate(new Date('2026-06-10T12:00:00.000Z')) },
    ]);
    expect(await firestoreRecords(db).get(at, '1')).toEqual(record);
  });
});
