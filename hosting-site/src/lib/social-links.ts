// The restaurant's profiles on social networks.
import type { StorefrontWebsite } from '@bite/shared/catalogue/storefront';

const networks = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'X', tiktok: 'TikTok' } as const;

export interface SocialLink {
  name: string;
  href: string;
}

/** Only web addresses, whatever was stored. */
export function socialLinks({ social }: Pick<StorefrontWebsite, 'social'>): SocialLink[] {
  return (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) => {
    const href = social[network];
    return href && /^https?:\/\//i.test(href) ? [{ name: networks[network], href }] : [];
  });
}
