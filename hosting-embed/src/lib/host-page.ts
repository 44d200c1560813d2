// The page that the strip is framed in, if any.

export interface HostPage {
  isFramed: boolean;
  /** Where that page lies, as far as the browser tells: '' when it keeps it to itself. */
  referrer: string;
  /** Browsers deliver it only to a page of `targetOrigin`; '*' is any. */
  post(message: object, targetOrigin: string): void;
}

export function hostPage(own: Window): HostPage {
  return {
    isFramed: own.parent !== own,
    referrer: own.document.referrer,
    post: (message, targetOrigin) => own.parent.postMessage(message, targetOrigin),
  };
}
