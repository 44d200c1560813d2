// Lets time pass for one order: the platform's clock cannot be moved, so the order and the work that waits for it are as they
// would be if everything had happened so much earlier.
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
