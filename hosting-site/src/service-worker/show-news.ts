// What a notification about an order shows, and what a tap on it opens.
import { orderAddress } from '../lib/order-addresses.ts';

/** As the server sends it (functions/src/adapters/web-push). */
export interface News {
  title: string;
  text: string;
  reference: string;
}

interface ShownPage {
  url: string;
  focus(): Promise<unknown>;
}

export interface NewsDeps {
  caches: CacheStorage;
  origin: string;
  showNotification(title: string, options: NotificationOptions): Promise<void>;
  pages(): Promise<readonly ShownPage[]>;
  open(url: string): Promise<unknown>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whatever came: browsers end the subscription of a worker that shows nothing. */
export function newsIn(data: { json(): unknown } | null): News {
  try {
    const found = (data?.json() ?? {}) as Partial<Record<keyof News, unknown>>;
    return { title: textOf(found.title), text: textOf(found.text), reference: textOf(found.reference) };
  } catch {
    return { title: '', text: '', reference: '' };
  }
}

export const showNews = (deps: NewsDeps, { title, text, reference }: News): Promise<void> =>
  deps.showNotification(title || new URL(deps.origin).hostname, {
    body: text,
    data: reference,
    // The newest about an order takes the place of the one before, and is heard like it.
    ...(reference && { tag: reference, renotify: true }),
  });

/** Comes back to the order's page where it is open, in whatever tab, else opens it. */
export async function openOrder(deps: NewsDeps, reference: unknown): Promise<void> {
  const url = await orderAddress(deps.caches, deps.origin, textOf(reference));
  const shown = (await deps.pages()).find((page) => new URL(page.url).pathname === url.pathname);
  await (shown ? shown.focus() : deps.open(url.href));
}
