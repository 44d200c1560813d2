// The restaurant's address, hours and contact details. It never changes on the page, so only the server renders it and it costs
// the browser no script.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { languages, type SiteLanguage, siteLanguages } from '@bite/shared/website/languages';
import { addressIn } from '../lib/address-in-language.ts';
import { hoursLines } from '../lib/hours-lines.ts';
import { socialLinks } from '../lib/social-links.ts';

interface SiteFooterProps {
  storefront: Storefront;
  /** Path and query of the page. */
  url: string;
  basePath: string;
  language: SiteLanguage;
}

export function SiteFooter({
  storefront: { restaurant, website },
  url,
  basePath,
  language,
}: SiteFooterProps) {
  const { street, city, state, zipCode } = restaurant.address;
  const lines = hoursLines(restaurant.operatingHours);
  const social = socialLinks(website);
  return (
    <footer className="border-t border-line bg-surface pb-24 sm:pb-0">
      <div className="mx-auto grid max-w-7xl gap-8 px-4 py-10 text-sm sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
        <div className="footer-facts">
          <p className="text-base font-bold">{restaurant.name}</p>
          <address className="mt-1 text-soft not-italic">
            <bdi>{street}</bdi>
            <br />
            <bdi>
              {[city, state].filter(Boolean).join(', ')} {zipCode}
            </bdi>
          </address>
        </div>
        {lines.length > 0 ? (
          <div className="footer-facts">
            <h2 className="text-base font-bold">{t('Hours')}</h2>
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
        <div className="grid content-start gap-y-2">
          <ul className="footer-facts flex flex-wrap gap-x-5">
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
          <a
            className="inline-flex min-h-11 items-center justify-self-start underline-offset-4 hover:underline"
            href={addressIn(language, `${basePath}/privacy`, restaurantIn(url))}
          >
            {t('Privacy')}
          </a>
          <Languages url={url} current={language} />
        </div>
      </div>
    </footer>
  );
}

/** The parameters of the page that name the restaurant, if any do. */
function restaurantIn(url: string): string {
  const { searchParams } = new URL(url, 'https://invalid.example');
  const named = ['tenant', 'tenantGuid', 'restaurant', 'restaurantGuid'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return String(new URLSearchParams(named));
}

/** The switch between languages, which works without any script. */
function Languages({ url, current }: { url: string; current: SiteLanguage }) {
  const { pathname, search } = new URL(url, 'https://invalid.example');
  return (
    <nav aria-label={t('Language')}>
      <ul className="flex flex-wrap gap-x-5">
        {siteLanguages.map((language) => (
          <li key={language}>
            <a
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-bold"
              href={addressIn(language, pathname, search)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              data-language={language}
            >
              {languages[language].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
