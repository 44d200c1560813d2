// What a page tells the service worker once everything of it has loaded.

/** At the host's root, since its folder is the scope: one worker serves all restaurants of a host. */
export const SERVICE_WORKER = '/service-worker.js';

export interface KeepRequest {
  /** The page's address. */
  page: string;
  /** Of the menu in the page as it was loaded. */
  version: string;
  /** When the page left the server, in milliseconds. */
  at: number;
  /** The addresses of everything that it has loaded and does not work without. */
  files: readonly string[];
  /** The addresses of what it shows. */
  pictures: readonly string[];
  /** Of an order: until when, in milliseconds. */
  until?: number;
}
