import { randomBytes } from 'node:crypto';
import { emulatedFirestore } from '../../testing/emulated-firestore.ts';
import { vaultContract } from '../../testing/vault.contract.ts';
import { firestoreRecords } from '../firestore/records.ts';
import { sealedVault } from './sealed-vault.ts';
import { readVaultKeys } from './vault-keys.ts';

const records = firestoreRecords(emulatedFirestore('sealed-vault'));
const keys = readVaultKeys(`k1:${randomBytes(32).toString('base64')}`);

vaultContract((now) => sealedVault({ records, keys, now }));
