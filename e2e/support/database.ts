// The running platform's Firestore, past its security rules.
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { projectId } from './platform.ts';

export const db = getFirestore(initializeApp({ projectId, credential: applicationDefault() }));
