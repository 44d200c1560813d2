// A new business, and the invitation of its first owner; for site administrators.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { formResolver } from '../../lib/form-resolver.ts';
import { planChoices } from '../../lib/plan-words.ts';
import { usePlatform } from '../../lib/platform.tsx';
import { useMay } from '../../lib/profile.ts';
import { SITE_TENANTS_PATH, siteTenantPath } from '../../lib/screen-paths.ts';
import { forgetTenancy } from '../../lib/tenancy-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Field } from '../../ui/field.tsx';
import { FormGroup } from '../../ui/form-group.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { optionalText } from '../../ui/inputs.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Saving } from '../../ui/use-record-form.ts';
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
  const { call } = usePlatform();
  const client = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
  const loaded = useMemo(() => ({ values: blankTenant, version: '' }), []);

  const create = async ({ values }: Saving<NewTenantValues, NewTenantOutput>) => {
    const { tenant, mailSent } = await call('createTenant', { body: values });
    void forgetTenancy(client);
    return () => {
      if (mailSent === true) toast.success(`The invitation to ${values.ownerEmail} is on its way`);
      if (mailSent === false)
        toast.error(
          `${tenant.displayName} is there, but the invitation could not be mailed yet. It is tried again by itself.`,
        );
      return navigate(siteTenantPath(tenant.tenantId), { replace: true });
    };
  };

  return (
    <Page
      title="New business"
      description="A business with one restaurant or many. Restaurants are added on its page."
      width="form"
      back={<BackLink to={SITE_TENANTS_PATH}>Businesses</BackLink>}
    >
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
        {({ register, formState: { errors } }) => (
          <>
            <TenantFields register={register} errors={errors} present={blankTenant.settings} />
            <FormGroup title="Plan and owner">
              <Field label="Plan" error={errors.plan?.message}>
                {(input) => <Select {...input} options={planChoices} {...register('plan')} />}
              </Field>
              <TextField
                label="Email of the first owner"
                type="email"
                autoCapitalize="none"
                hint="Invited by mail, with a link to choose a password. You can also invite somebody later."
                error={errors.ownerEmail?.message}
                {...register('ownerEmail', optionalText)}
              />
            </FormGroup>
          </>
        )}
      </FormPage>
    </Page>
  );
}
