// Connects the screens' ports with Firebase. The only place that does.

import { deployedEnvironment } from '@bite/shared/shell/environments';
import type { FirebaseApp } from 'firebase/app';
import { apiCall } from '../lib/api-call.ts';
import { attested, attestWith } from '../lib/app-check.ts';
import { createChime } from '../lib/chime.ts';
import { createClock } from '../lib/clock.ts';
import { keepListening } from '../lib/keep-listening.ts';
import type { LivePort, Ports } from '../lib/ports.ts';
import { findSurroundings } from '../lib/web-config.ts';

/** Throws an Error whose message says what to do. */
export async function connectFirebase(): Promise<Ports> {
  const firebase = Promise.all([import('firebase/app'), import('../lib/firebase-auth.ts')]);
  // Awaited below; marks its rejection as handled in case the first one fails.
  firebase.catch(() => undefined);
  const { config, emulators } = await findSurroundings(location.hostname);
  const [{ initializeApp }, { createFirebaseAuth, startFirebaseAuth }] = await firebase;
  const app = initializeApp(config);
  const attesting = await attestingAs(app);
  const auth = createFirebaseAuth(startFirebaseAuth(app, emulators?.auth), attesting.prepare);
  const loadLive = async () => {
    const { createFirestoreLive } = await import('../lib/firestore-live.ts');
    return createFirestoreLive(app, emulators?.firestore);
  };
  const loadPictures = async () => {
    const { createFirebasePictures } = await import('../lib/firebase-pictures.ts');
    return createFirebasePictures(app, emulators?.storage);
  };
  return {
    auth,
    environment: emulators ? 'emulators' : deployedEnvironment(import.meta.env.VITE_ENVIRONMENT),
    authUrl: import.meta.env.VITE_AUTH_URL,
    visit: (url) => location.assign(url),
    live: whenLoaded(loadLive),
    pictures: {
      store: async (...request) => (await loadPictures()).store(...request),
      load: async (url) => (await loadPictures()).load(url),
    },
    call: apiCall(auth, attesting.client),
    clock: createClock(),
    chime: createChime(),
  };
}

/**
 * Undefined if no key is configured. Otherwise App Check starts before anybody signs in, since Authentication, Firestore and
 * Storage may require it, too.
 */
async function attestingAs(
  app: FirebaseApp,
): Promise<{ client: { fetch?: typeof fetch }; prepare?: (another: FirebaseApp) => void }> {
  const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (!siteKey) return { client: {} };
  let prepare: ((another: FirebaseApp) => void) | undefined;
  const { attest, start } = attestWith(async () => {
    const { startAppCheck } = await import('../lib/firebase-app-check.ts');
    prepare = (another) => void startAppCheck(another, siteKey);
    return startAppCheck(app, siteKey);
  });
  await start();
  return { client: { fetch: attested(attest) }, prepare: (another) => prepare?.(another) };
}

/** A live port whose code is loaded on the first subscription, and again after a failure. */
export function whenLoaded(load: () => Promise<LivePort>): LivePort {
  let loading: Promise<LivePort> | undefined;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const begin = (start: (live: LivePort) => () => void, onFailure: () => void) => {
    let stop: (() => void) | undefined;
    let isOver = false;
    loaded().then(
      (live) => {
        if (!isOver) stop = start(live);
      },
      () => {
        if (!isOver) onFailure();
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
  const persistently = (start: (live: LivePort) => () => void) =>
    keepListening((onEnd) => begin(start, () => onEnd('interrupted'))).stop;
  return {
    listen: (query, listener) =>
      begin(
        (live) => live.listen(query, listener),
        () => listener.error('interrupted'),
      ),
    watch: (path, onChange) => persistently((live) => live.watch(path, onChange)),
    follow: (path, onData) => persistently((live) => live.follow(path, onData)),
  };
}
