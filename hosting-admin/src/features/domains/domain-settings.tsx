// Whether a domain is in use, where it redirects, and what search engines are told.

import type { BodyOf } from '@bite/shared/api/answers';
import { domainStateOf } from '@bite/shared/domains/domain-words';
import { shownAddress, shownDomain } from '@bite/shared/domains/shown-domain';
import { changedFields } from '@bite/shared/kernel/fields';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Option } from '../../ui/select.tsx';
import { useQuestion } from '../../ui/use-question.ts';
import type { Loaded, Saving } from '../../ui/use-record-form.ts';
import {
  type DomainSettingsOutput,
  type DomainSettingsValues,
  domainSettingsResolver,
  settingsOf,
} from './domain-form.ts';
import { domainNames } from './domain-names.ts';
import { type DomainSetUp, type DomainShown, domainsQuery, useShowDomain } from './domain-queries.ts';
import { SettingsFields } from './settings-fields.tsx';
import { isLostBy, SwitchOffDialog } from './switch-off-dialog.tsx';

const loadedFrom = (domain: DomainShown): Loaded<DomainSettingsValues> => ({
  values: settingsOf(domain),
  version: domain.updatedAt,
});

export function DomainSettings({ setUp: { domain } }: { setUp: DomainSetUp }) {
  const { call } = usePorts();
  const { tenantId, restaurantId, may } = usePlace();
  const { show } = useShowDomain();
  const loaded = useMemo(() => loadedFrom(domain), [domain]);
  const targets = useTargets(domain);
  const switchingOff = useQuestion<DomainShown>();
  const save = async ({ values, before }: Saving<DomainSettingsValues, DomainSettingsOutput>) => {
    if (isLostBy(domain, values) && !(await switchingOff.ask(domain))) return undefined;
    const parameters = { tenantId, restaurantId, mappingGuid: domain.guid };
    return loadedFrom(
      show(await call('updateDomain', { parameters, body: partsChanged(before, values) })).domain,
    );
  };
  return (
    <>
      <FormPage
        label={`Settings of ${shownDomain(domain.domain)}`}
        loaded={loaded}
        resolver={domainSettingsResolver}
        onSave={save}
        names={domainNames}
        {...(!may('domains.write') && {
          readOnly: <Notice tone="info">You can look at this. Owners and administrators change it.</Notice>,
        })}
      >
        {() => (
          <SettingsFields
            domain={domain.domain}
            isRedirectPending={domain.redirectPending === true}
            isOwn={domain.domainType === 'custom'}
            targets={targets}
          />
        )}
      </FormPage>
      <SwitchOffDialog asking={switchingOff} />
    </>
  );
}

/** What somebody else has changed since the page was read stays. */
const partsChanged = (before: DomainSettingsValues, after: DomainSettingsOutput): BodyOf<'updateDomain'> => {
  const changed = changedFields(before, after);
  return Object.fromEntries(Object.entries(after).filter(([part]) => changed.includes(part)));
};

/** The restaurant's other addresses that are in use, and the present target whatever it is. */
function useTargets({ domain, redirectConfig }: DomainShown): readonly Option[] {
  const { call } = usePorts();
  const place = usePlace();
  const { data } = useQuery(domainsQuery(call, place));
  const present = redirectConfig?.redirectTo;
  const hasSubdomains = data?.baseDomain !== undefined;
  const others = (data?.domains ?? [])
    .filter((one) => one.domain !== domain && ['live', 'unreachable'].includes(domainStateOf(one)))
    .filter(({ domainType }) => domainType === 'custom' || hasSubdomains)
    .map((one) => ({ value: `https://${one.domain}`, label: shownDomain(one.domain) }));
  const isKnown = present === undefined || others.some(({ value }) => value === present);
  return [
    { value: '', label: 'Nowhere: it opens the website' },
    ...(isKnown ? [] : [{ value: present, label: shownAddress(present) }]),
    ...others,
  ];
}
