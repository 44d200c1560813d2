// The firebase command, with a functions emulator whose processes serve several requests at once, as instances do in the cloud.
import { createRequire } from 'node:module';
import { shareProcesses } from './share-processes.ts';

const load = createRequire(import.meta.url);

shareProcesses(
  load('firebase-tools/lib/emulator/functionsEmulator.js').FunctionsEmulator,
  load('firebase-tools/lib/emulator/functionsRuntimeWorker.js').RuntimeWorkerPool,
);
load('firebase-tools/lib/bin/firebase.js');
