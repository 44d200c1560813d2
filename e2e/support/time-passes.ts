// Simulates the passing of time for one order: the platform's clock cannot be moved, so the times of the order and of its
// waiting work are moved back.
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';

export async function letTimePass(db: Firestore, orderGuid: string, milliseconds: number): Promise<void> {
  const [order] = (await db.collectionGroup('orders').where('guid', '==', orderGuid).get()).docs;
  const waiting = await db.collection('due_work').where('data.orderGuid', '==', orderGuid).get();
  if (!order || waiting.empty) throw new Error('There is no such order, or nothing waits for it');
  const earlier = (document: DocumentSnapshot, field: string) => {
    const instant = document.get(field) as Timestamp;
    return { [field]: Timestamp.fromMillis(instant.toMillis() - milliseconds) };
  };
  await order.ref.update({
    ...earlier(order, 'fulfilment.promisedAt'),
    ...earlier(order, 'fulfilment.outAt'),
  });
  for (const work of waiting.docs) await work.ref.update(earlier(work, 'dueAt'));
}
