// The environment variables of a build.
interface ImportMetaEnv {
  /** 'staging' or 'development' if it is not production. */
  readonly VITE_ENVIRONMENT?: string;
  /** The default theme: 'light', 'dark' or 'system'. */
  readonly VITE_DEFAULT_THEME?: string;
  /** The URL of the authentication service if it is another site. */
  readonly VITE_AUTH_URL?: string;
  /** The site key of reCAPTCHA Enterprise, if App Check is used (docs/deploy.md). */
  readonly VITE_APP_CHECK_KEY?: string;
}
