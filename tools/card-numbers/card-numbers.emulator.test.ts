// A card that is left behind on the running platform is noticed; what the run itself has left behind is looked for at its end
// (tools/test/platform.ts).
import { collections } from '@bite/shared/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { stackFromEnvironment } from '../stack/environment.ts';
import { cardNumbersInDocuments } from './scan-stack.ts';

const { firestore, close } = emulatorClients(stackFromEnvironment());
const planted = firestore.collection(collections.idempotencyKeys).doc(`planted-${process.pid}`);
afterAll(async () => {
  await planted.delete();
  await close();
});

describe('the documents of the running platform', () => {
  it('contain no card number but the one that is planted', async () => {
    await planted.set({ body: { card: { token: '4111111111111111' } } });
    expect(await cardNumbersInDocuments(firestore)).toEqual([`${planted.path}: ••••••••••••1111`]);
  });
});
