// What a build may be told from outside.
interface ImportMetaEnv {
  /** The address of the authentication service where it is another site. */
  /** 'staging' or 'development' where it is not production. */
  readonly VITE_ENVIRONMENT?: string;
  /** For whoever has chosen none: 'light', 'dark' or 'system'. */
  readonly VITE_DEFAULT_THEME?: string;
  readonly VITE_AUTH_URL?: string;
  /** The site key of reCAPTCHA Enterprise, where App Check is asked for (docs/deploy.md). */
  readonly VITE_APP_CHECK_KEY?: string;
}
