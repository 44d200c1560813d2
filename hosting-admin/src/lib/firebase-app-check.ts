// App Check by reCAPTCHA Enterprise. Its own file, so that it is loaded only where a site key is configured.
import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { Attest } from './app-check.ts';

export function startAppCheck(app: FirebaseApp, siteKey: string): Attest {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return async () => (await getToken(appCheck)).token;
}
