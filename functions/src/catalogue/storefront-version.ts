// The version of a storefront: a hash of its content, so that equal menus have equal versions.
import { createHash } from 'node:crypto';
import type { StorefrontContent } from '@bite/shared/catalogue/compose-storefront';
import type { Storefront } from '@bite/shared/catalogue/storefront';

/** 16 hexadecimal digits of the content's sha-256. */
export function withVersion(content: StorefrontContent): Storefront {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  return { version, ...content };
}
