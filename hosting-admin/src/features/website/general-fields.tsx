// Whether there is a website, its addresses, the menu that it shows, and what it begins with.

import { autoSelectedMenu } from '@bite/shared/catalogue/menu-choice';
import { shownAddress, shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { recordsQuery } from '../../lib/records.ts';
import { domainsPath, menuDisplayPath } from '../../lib/screen-paths.ts';
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';
import { Facts } from '../../ui/card.tsx';
import { RadioGroupInput, SwitchInput } from '../../ui/fields/choice-inputs.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WebsiteValues } from './website-form.ts';

const startPages = [
  { value: 'menu', label: 'The menu', hint: 'Guests can order at once. The home page is at /home.' },
  {
    value: 'home',
    label: 'The home page',
    hint: 'Guests first see what you offer and your pictures. The menu is at /menu.',
  },
];

const themes = [
  { value: 'system', label: 'As the guest’s device', hint: 'Dark for guests whose phone is set to dark.' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function GeneralFields({ record }: { record: RestaurantRecord }) {
  const { restaurant, siteUrl } = record;
  const isOn = useWatch<WebsiteValues, 'websiteConfig.enabled'>({ name: 'websiteConfig.enabled' });
  const { customDomain } = restaurant.websiteConfig;
  return (
    <FormGroup title="General" id="general">
      <SwitchInput<WebsiteValues>
        name="websiteConfig.enabled"
        hint="Guests can open it, and order there if ordering is on."
      />
      {!isOn && (
        <Notice tone="warn">
          Guests read instead: “Our website is switched off at the moment. For an order or a question, please
          call or visit us.”
        </Notice>
      )}
      <Facts
        facts={[
          ...(siteUrl
            ? [
                [
                  'Address',
                  <Address key="address" record={record} shown={withoutScheme(shownAddress(siteUrl))} />,
                ] as const,
              ]
            : []),
          ...(customDomain ? [['Domain', shownDomain(customDomain)] as const] : []),
          ['Menu that guests see', <GuestMenu key="menu" record={record} />],
        ]}
      />
      <RadioGroupInput<WebsiteValues> name="websiteConfig.startPage" options={startPages} />
      <RadioGroupInput<WebsiteValues>
        name="websiteConfig.theme"
        options={themes}
        hint="What a guest chooses on the site comes first."
      />
    </FormGroup>
  );
}

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

const link = 'inline-flex min-h-8 items-center font-semibold underline pointer-coarse:min-h-11';

/** Where the website is, and for who may set it, the way to where that is set. */
function Address({ record: { restaurant }, shown }: { record: RestaurantRecord; shown: string }) {
  const { may } = usePlace();
  return (
    <>
      {shown}{' '}
      {may('domains.read') && (
        <Link to={domainsPath(restaurant)} className={link}>
          Domains
        </Link>
      )}
    </>
  );
}

function GuestMenu({ record: { restaurant } }: { record: RestaurantRecord }) {
  const { call } = usePorts();
  const { data } = useQuery(recordsQuery(call, 'menuGroups', restaurant));
  const groups = data?.records.map((one) => one.record);
  const shown = groups && autoSelectedMenu(groups, restaurant.websiteConfig.parentMenuGroupId);
  return (
    <>
      {groups && (shown ? isolated(shown.name) : 'All menus')}{' '}
      <Link to={menuDisplayPath(restaurant)} className={link}>
        Choose another
      </Link>
    </>
  );
}
