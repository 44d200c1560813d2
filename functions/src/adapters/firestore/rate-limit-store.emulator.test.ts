import express from 'express';
import { rateLimit } from 'express-rate-limit';
import { describe, expect, it } from 'vitest';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { serve } from '../../testing/serve.ts';
import { firestoreRateLimitStore } from './rate-limit-store.ts';

const db = emulatedFirestore('rate-limits');
const clock = { now: Date.parse('2026-06-10T22:00:00Z') };

/** One instance of the API: it shares nothing with the others but the database. */
function anInstance(): Promise<string> {
  const app = express();
  const store = firestoreRateLimitStore(db, 'placeOrder', () => clock.now);
  app.use(rateLimit({ windowMs: 60_000, limit: 3, store, legacyHeaders: false }));
  app.get('/', (_request, response) => response.send('taken'));
  return serve(app);
}

describe('rate limits in Firestore', () => {
  it('hold across instances and end with their window', async () => {
    const [first, second] = [await anInstance(), await anInstance()];
    const statuses: number[] = [];
    for (const origin of [first, second, first, second]) statuses.push((await fetch(origin)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    clock.now += 60_000;
    expect((await fetch(second)).status).toBe(200);
  });

  it('store no address in the clear', async () => {
    const stored = await db.collection('rate_limits').get();
    expect(stored.size).toBeGreaterThan(0);
    expect(JSON.stringify(stored.docs.map((document) => [document.id, document.data()]))).not.toContain(
      '127.0.0.1',
    );
  });
});
