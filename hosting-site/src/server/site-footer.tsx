// The restaurant's address, hours and contact details. It never changes on the page, so only the server renders it and it costs
// the browser no script.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { hoursLines } from '../lib/hours-lines.ts';
import { safeUrl } from './escape.ts';

const networks = { facebook: 'Facebook', instagram: 'Instagram', twitter: 'X', tiktok: 'TikTok' } as const;

export function SiteFooter({ storefront: { restaurant, website } }: { storefront: Storefront }) {
  const { street, city, state, zipCode } = restaurant.address;
  const lines = hoursLines(restaurant.operatingHours);
  const social = (Object.keys(networks) as (keyof typeof networks)[]).flatMap((network) => {
    const href = safeUrl(website.social[network], 'https://invalid.example');
    return href ? [{ name: networks[network], href }] : [];
  });
  return (
    <footer className="border-t border-line bg-surface pb-24 sm:pb-0">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 text-sm sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        <div>
          <p className="text-base font-bold">{restaurant.name}</p>
          <address className="mt-1 text-soft not-italic">
            {street}
            <br />
            {[city, state].filter(Boolean).join(', ')} {zipCode}
          </address>
        </div>
        {lines.length > 0 ? (
          <div>
            <h2 className="text-base font-bold">Hours</h2>
            <dl className="mt-1 grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-0.5 text-soft">
              {lines.map(({ days, hours }) => (
                <div key={days} className="contents">
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
        <ul className="flex flex-wrap content-start gap-x-5">
          {social.map(({ name, href }) => (
            <li key={name}>
              <a
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                href={href}
                rel="noreferrer"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
