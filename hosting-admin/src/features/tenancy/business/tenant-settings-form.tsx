// Edits a business: for its owners and admins, and for site administrators.
import { isolated } from '@bite/shared/kernel/isolated';
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { type TenantRecord, tenantQuery } from '../../../lib/tenancy-queries.ts';
import { FormPage } from '../../../ui/form-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Loaded, Saving } from '../../../ui/use-record-form.ts';
import { TenantFields } from './tenant-fields.tsx';
import {
  type TenantOutput,
  type TenantValues,
  tenantChanges,
  tenantNames,
  tenantValuesOf,
} from './tenant-form.ts';

const resolver = formResolver<TenantOutput, TenantValues>(tenantChanges);

const loadedFrom = ({ tenant, version }: TenantRecord): Loaded<TenantValues> => ({
  values: tenantValuesOf(tenant),
  version,
});

export function TenantSettingsForm({ record }: { record: TenantRecord }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const may = useMay();
  const { tenantId, displayName } = record.tenant;
  const isEditor = may('tenantSettings.write', { tenantId });
  const loaded = useMemo(() => loadedFrom(record), [record]);

  const save = async ({ values, before, version }: Saving<TenantValues, TenantOutput>) => {
    const changes = mergePatchBetween(before, values);
    const saved = await call('updateTenant', { parameters: { tenantId }, body: { version, changes } });
    client.setQueryData(tenantQuery(call, tenantId).queryKey, saved);
    void client.invalidateQueries({ queryKey: ['tenants', 'mine'] });
    void client.invalidateQueries({ queryKey: ['tenants', 'all'], refetchType: 'none' });
    void client.invalidateQueries({ queryKey: ['audit'] });
    return loadedFrom(saved);
  };

  return (
    <FormPage
      label={`Settings of ${isolated(displayName)}`}
      loaded={loaded}
      resolver={resolver}
      onSave={save}
      readCurrent={(current) => tenantValuesOf(current as TenantRecord['tenant'])}
      names={tenantNames}
      {...(!isEditor && {
        readOnly: <Notice tone="info">You can look at these settings. Owners and admins change them.</Notice>,
      })}
    >
      {() => <TenantFields />}
    </FormPage>
  );
}
