// What a restaurant keeps about its guests, in its own facts: who it is, how long it keeps what, and whom to ask.
import { isolated } from '@bite/shared/kernel/isolated';
import { plural, t } from '@bite/shared/kernel/translate';
import { addressLine } from '@bite/shared/tenancy/map-link';
import type { ReactNode } from 'react';
import { useStorefront } from '../../lib/menu-state.ts';
import { titleOf, useTitle } from '../../lib/page-title.ts';
import { Link } from '../../lib/router.tsx';

const link = 'font-semibold text-primary-text underline underline-offset-4';

export function PrivacyPage() {
  const storefront = useStorefront();
  const { restaurant } = storefront;
  const { retentionMonths } = restaurant.ordering;
  useTitle(titleOf(storefront, t('Privacy')));
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-10 leading-relaxed sm:px-6 sm:py-16">
      <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{t('Privacy')}</h1>
      <Part title={t('Who is responsible')}>
        <p>{isolated(restaurant.name)}</p>
        <address className="not-italic">{addressLine(restaurant)}</address>
        {restaurant.email ? (
          <p>
            <a className={link} href={`mailto:${restaurant.email}`}>
              {restaurant.email}
            </a>
          </p>
        ) : null}
        {restaurant.phone ? <p>{restaurant.phone}</p> : null}
        <p>{t('The site and its orders run on Bite, which keeps them on the restaurant’s behalf.')}</p>
      </Part>
      <Part title={t('What is kept of an order')}>
        <p>
          {t(
            'Your name, phone number and email address, so that the restaurant can prepare the order and reach you; for a delivery your address; and what you ordered, with your notes.',
          )}
        </p>
        <p>
          {plural(
            retentionMonths,
            'Name, phone number, email address and address are erased after 1 month. The dishes and amounts stay as long as tax law asks for.',
            'Name, phone number, email address and address are erased after {count} months. The dishes and amounts stay as long as tax law asks for.',
          )}
        </p>
        {restaurant.notifiesNobody ? null : (
          <p>
            {t(
              'If you turn on notifications, also the address at which your browser is reached, until an hour after the order is over. They go through the service of your browser’s maker, which cannot read them.',
            )}
          </p>
        )}
      </Part>
      <Part title={t('What is kept of an account')}>
        <p>
          {t(
            'Only if you sign in: your email address, and what you enter yourself, such as name, phone number and addresses; whether you sign in with Google or Apple, from whom we get your address and name; your points and favourites; where you are signed in; and your cart, for a week. You can download all of it, and delete your account at any time.',
          )}
        </p>
        <p>
          <Link to="/account" className={link}>
            {t('Your account')}
          </Link>
        </p>
      </Part>
      <Part title={t('Offers by mail')}>
        <p>{t('Only if you say so in your account, and until you take it back there.')}</p>
      </Part>
      <Part title={t('On your device')}>
        <p>
          {t(
            'The details of your last order, your favourites and the links to your orders are kept on your device, so that you need not type them again; and how an order stands that you follow, until a day after it is over, so that you can read it without a connection. There is one cookie, and only while you are signed in. Nothing follows you to other sites.',
          )}
        </p>
      </Part>
      <Part title={t('Your rights')}>
        <p>
          {t(
            'You may ask the restaurant what it keeps about you, have it corrected or erased, and complain to the authority that oversees data protection where you live.',
          )}
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold tracking-tight">{title}</h2>
      {children}
    </section>
  );
}
