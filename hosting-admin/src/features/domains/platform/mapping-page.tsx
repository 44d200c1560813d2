// One mapping of any restaurant, for site administrators.

import type { BodyOf } from '@bite/shared/api/answers';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { SITE_DOMAINS_PATH } from '../../../lib/screen-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { useQuestion } from '../../../ui/use-question.ts';
import type { Loaded, Saving } from '../../../ui/use-record-form.ts';
import { useSubject } from '../../../ui/use-subject.ts';
import { CodedName } from '../coded-name.tsx';
import { DomainInput } from '../domain-input.tsx';
import { domainNames } from '../domain-names.ts';
import { DomainBadge } from '../domain-tones.tsx';
import { SettingsFields } from '../settings-fields.tsx';
import { ChangeMappingDialog, isGrave, type MappingChange } from './change-mapping-dialog.tsx';
import { DeleteMappingDialog } from './delete-mapping-dialog.tsx';
import { type MappingOutput, type MappingValues, mappingResolver, mappingValuesOf } from './mapping-form.ts';
import { type Mapping, mappingQuery, useRefreshMappings } from './mapping-queries.ts';
import { OnlyAdministrators } from './mappings-page.tsx';

export function MappingPage() {
  const { mappingGuid = '' } = useParams();
  if (useMay()('platformDomains.write')) return <WhenAllowed key={mappingGuid} mappingGuid={mappingGuid} />;
  return (
    <Page title="Domain" width="form">
      <OnlyAdministrators />
    </Page>
  );
}

function WhenAllowed({ mappingGuid }: { mappingGuid: string }) {
  const { call } = usePorts();
  const query = useQuery(mappingQuery(call, mappingGuid));
  return (
    <WhenLoaded query={query} what="this domain" back={{ to: SITE_DOMAINS_PATH, label: 'All domains' }}>
      {(mapping) => (
        <Page
          title={shownDomain(mapping.domain)}
          description={
            <>
              {mapping.domainType === 'custom'
                ? 'A domain of the restaurant’s own.'
                : 'A subdomain of Bite. It is renamed at its restaurant.'}
              <CodedName domain={mapping.domain} />
            </>
          }
          width="form"
        >
          <About mapping={mapping} />
          <MappingForm mapping={mapping} />
        </Page>
      )}
    </WhenLoaded>
  );
}

function About({ mapping }: { mapping: Mapping }) {
  const navigate = useNavigate();
  const deletion = useSubject<Mapping>();
  const { restaurantGuid, tenantGuid, sslStatus, verificationStatus, health, renamedTo } = mapping;
  return (
    <Card title="State" actions={<DomainBadge domain={mapping} lastFault={mapping.lastFault} />}>
      <Facts
        facts={[
          ['Restaurant', isolated(mapping.restaurantName ?? `Gone (${restaurantGuid})`)],
          ['Business', isolated(mapping.tenantName ?? `Gone (${tenantGuid})`)],
          ['Proof', verificationStatus],
          ['Certificate', sslStatus],
          ['Health', health],
          ['Primary', mapping.isPrimary ? 'yes' : 'no'],
          ...(renamedTo === undefined ? [] : [['Redirects to', renamedTo] as const]),
          ['Since', <DateText key="since" iso={mapping.createdAt} withTime />],
          ['Changed', <DateText key="changed" iso={mapping.updatedAt} withTime />],
          ['Identifier', mapping.guid],
        ]}
      />
      <div className="mt-4">
        <Button look="danger" onClick={() => deletion.open(mapping)}>
          Delete
        </Button>
      </div>
      <DeleteMappingDialog asking={deletion} onDeleted={() => navigate(SITE_DOMAINS_PATH)} />
    </Card>
  );
}

const loadedFrom = (mapping: Mapping): Loaded<MappingValues> => ({
  values: mappingValuesOf(mapping),
  version: mapping.updatedAt,
});

function MappingForm({ mapping }: { mapping: Mapping }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const refresh = useRefreshMappings();
  const loaded = useMemo(() => loadedFrom(mapping), [mapping]);
  const isOwn = mapping.domainType === 'custom';
  const changing = useQuestion<MappingChange>();
  const save = async ({ values, before }: Saving<MappingValues, MappingOutput>) => {
    const change = { mapping, wanted: values };
    if (isGrave(change) && !(await changing.ask(change))) return undefined;
    const body = mergePatchBetween(before, values) as BodyOf<'updateDomainMapping'>;
    const saved = await call('updateDomainMapping', { parameters: { mappingGuid: mapping.guid }, body });
    client.setQueryData(mappingQuery(call, mapping.guid).queryKey, saved);
    refresh();
    return loadedFrom(saved);
  };
  return (
    <>
      <FormPage
        label={`Mapping of ${shownDomain(mapping.domain)}`}
        loaded={loaded}
        resolver={mappingResolver}
        onSave={save}
        names={domainNames}
        fieldOfCode={{ CONFLICT: 'domain' }}
      >
        {() => (
          <>
            {isOwn && (
              <FormGroup
                title="Name"
                description="A new name has to be proven again, and leads nowhere before that."
              >
                <DomainInput name="domain" />
              </FormGroup>
            )}
            <SettingsFields
              domain={mapping.domain}
              isRedirectPending={mapping.redirectPending === true}
              isOwn={isOwn}
              targets={undefined}
            />
          </>
        )}
      </FormPage>
      <ChangeMappingDialog asking={changing} />
    </>
  );
}
