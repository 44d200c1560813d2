// What a build may be told from outside.
interface ImportMetaEnv {
  /** The address of the authentication service where it is another site. */
  readonly VITE_AUTH_URL?: string;
  /** The site key of reCAPTCHA Enterprise, where App Check is asked for (docs/deploy.md). */
  readonly VITE_APP_CHECK_KEY?: string;
}
