// Creates a business and invites its first owner; for site administrators.

import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toast } from 'sonner';
import {
  type BusinessRequest,
  invalidateBusinessRequests,
  oldestRequestsQuery,
} from '../../../lib/business-requests.ts';
import { formResolver } from '../../../lib/form-resolver.ts';
import { planChoices } from '../../../lib/plan-labels.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { REQUESTED_BY, siteTenantPath } from '../../../lib/screen-paths.ts';
import { invalidateTenancy } from '../../../lib/tenancy-queries.ts';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { EmailInput } from '../../../ui/fields/text-input.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { Loading } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Saving } from '../../../ui/use-record-form.ts';
import { TenantFields } from './tenant-fields.tsx';
import {
  blankTenant,
  type NewTenantOutput,
  type NewTenantValues,
  newTenant,
  tenantNames,
} from './tenant-form.ts';

const resolver = formResolver<NewTenantOutput, NewTenantValues>(newTenant);

export function NewTenantPage() {
  const [parameters] = useSearchParams();
  const requestedBy = parameters.get(REQUESTED_BY);
  if (requestedBy === null) return <NewTenant />;
  return <RequestedTenant key={requestedBy} uid={requestedBy} />;
}

/** The form filled in with what somebody asked for; with nothing, where they ask no more. */
function RequestedTenant({ uid }: { uid: string }) {
  const { call } = usePorts();
  const { data, error } = useQuery(oldestRequestsQuery(call));
  if (!data && !error) return <Loading>Loading the request…</Loading>;
  return <NewTenant request={data?.requests.find((one) => one.uid === uid) ?? 'closed'} />;
}

const valuesFor = ({ uid, businessName, email }: BusinessRequest): NewTenantValues => ({
  ...blankTenant,
  name: businessName,
  displayName: businessName,
  ownerEmail: email,
  requestedBy: uid,
});

function RequestNotice({ request }: { request: BusinessRequest | 'closed' }) {
  if (request === 'closed')
    return <Notice tone="warn">This request is no longer open, or could not be loaded.</Notice>;
  const { personName, email, phone, note } = request;
  return (
    <Notice tone="info" className="wrap-anywhere">
      <p>
        Asked for by {personName ? `${isolated(personName)}, ` : ''}
        {email}, {phone}.
      </p>
      {note && <p className="whitespace-pre-line">{note}</p>}
    </Notice>
  );
}

function NewTenant({ request }: { request?: BusinessRequest | 'closed' }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
  const [loaded] = useState(() => ({
    values: request === undefined || request === 'closed' ? blankTenant : valuesFor(request),
    version: '',
  }));

  const create = async ({ values }: Saving<NewTenantValues, NewTenantOutput>) => {
    const { tenant, mailSent } = await call('createTenant', { body: values });
    void invalidateTenancy(client);
    void invalidateBusinessRequests(client);
    return () => {
      if (mailSent === true) toast.success(`The invitation to ${values.ownerEmail} is on its way`);
      if (mailSent === false)
        toast.error(
          `${isolated(tenant.displayName)} is there, but the invitation could not be mailed yet. It is tried again by itself.`,
        );
      return navigate(siteTenantPath(tenant.tenantId), { replace: true });
    };
  };

  return (
    <Page
      title="New business"
      description="A business with one restaurant or many. Restaurants are added on its page."
      width="form"
    >
      {request !== undefined && <RequestNotice request={request} />}
      <FormPage
        label="New business"
        loaded={loaded}
        resolver={resolver}
        onSave={create}
        names={tenantNames}
        saveLabel="Create business"
        {...(!may('tenants.create') && {
          readOnly: <Notice tone="info">Only site administrators create businesses.</Notice>,
        })}
      >
        {() => (
          <>
            <TenantFields />
            <FormGroup title="Plan and owner">
              <SelectInput<NewTenantValues> name="plan" options={planChoices} />
              <EmailInput<NewTenantValues>
                name="ownerEmail"
                hint="Invited by mail, with a link to choose a password. You can also invite somebody later."
              />
            </FormGroup>
          </>
        )}
      </FormPage>
    </Page>
  );
}
