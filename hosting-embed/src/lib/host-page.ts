// The page that the strip is framed in, if any.

export interface HostPage {
  isFramed: boolean;
  /** The origin of that page, or '' if the browser does not reveal it. */
  referrer: string;
  /** Browsers deliver it only to a page of `targetOrigin`; '*' means any. */
  post(message: object, targetOrigin: string): void;
}

export function hostPage(own: Window): HostPage {
  return {
    isFramed: own.parent !== own,
    referrer: own.document.referrer,
    post: (message, targetOrigin) => own.parent.postMessage(message, targetOrigin),
  };
}
