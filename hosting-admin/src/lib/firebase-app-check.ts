// App Check with reCAPTCHA Enterprise. A separate module, so that it is only loaded if a site key is configured.
import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { Attest } from './app-check.ts';

export function startAppCheck(app: FirebaseApp, siteKey: string): Attest {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return async () => (await getToken(appCheck)).token;
}
