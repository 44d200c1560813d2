// Where the restaurant is, how to reach it and when it is open.
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import { addressLine, mapLink } from '@bite/shared/tenancy/map-link';
import type { ReactNode } from 'react';
import { useStorefront } from '../../lib/site.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { OpeningHours } from '../../ui/opening-hours.tsx';

const link = 'inline-flex min-h-11 items-center font-semibold text-primary-text underline underline-offset-4';

interface VisitCardsProps {
  /** Of the cards' headings. */
  Heading: 'h2' | 'h3';
  hasNoScripts?: boolean;
}

export function VisitCards({ Heading, hasNoScripts }: VisitCardsProps) {
  const { restaurant } = useStorefront();
  const { phone, email, currency } = restaurant;
  return (
    <div className="mt-5 grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <Card Heading={Heading} icon="pin" title={t('Find us')}>
          <address className="not-italic">
            <bdi>{addressLine(restaurant)}</bdi>
          </address>
          <a className={link} href={mapLink(restaurant)} target="_top" rel="noreferrer">
            {t('Show on the map')}
          </a>
        </Card>
        {phone || email ? (
          <Card Heading={Heading} icon="phone" title={t('Reach us')}>
            {phone ? (
              <a className={link} href={telLink(phone, currency)}>
                <bdi>{phone}</bdi>
              </a>
            ) : null}
            {email ? (
              <a className={link} href={`mailto:${email}`}>
                {email}
              </a>
            ) : null}
          </Card>
        ) : null}
      </div>
      <Card Heading={Heading} icon="clock" title={t('Opening hours')}>
        <OpeningHours hasNoScripts={hasNoScripts} />
      </Card>
    </div>
  );
}

interface CardProps extends Pick<VisitCardsProps, 'Heading'> {
  icon: IconName;
  title: string;
  children: ReactNode;
}

function Card({ Heading, icon, title, children }: CardProps) {
  return (
    <section className="rounded-2xl border border-line bg-surface p-5">
      <Heading className="mb-2 flex items-center gap-2 text-lg font-bold">
        <Icon name={icon} className="size-5 text-soft" />
        {title}
      </Heading>
      <div className="grid justify-items-start">{children}</div>
    </section>
  );
}
