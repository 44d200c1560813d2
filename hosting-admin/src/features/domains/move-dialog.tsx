// Moves a domain to another restaurant of the business, where this person looks after domains too: no code goes to and fro.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { myRestaurantsQuery } from '../../lib/my-places.ts';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { useMay } from '../../lib/profile.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import type { Option } from '../../ui/select.tsx';
import { type DomainSetUp, domainsQuery, useShowDomain } from './domain-queries.ts';
import { movedWords } from './moved-words.ts';

/** The other restaurants of the business at which this person may change domains, by their ids. */
export function useOwnRestaurants(): readonly Option[] {
  const { call } = usePorts();
  const may = useMay();
  const { tenantId, restaurantId } = usePlace();
  const { data = [] } = useQuery(myRestaurantsQuery(call));
  return data
    .filter((one) => one.tenantId === tenantId && one.restaurantId !== restaurantId)
    .filter((one) => may('domains.write', { tenantId, restaurantId: one.restaurantId }))
    .map((one) => ({ value: String(one.restaurantId), label: one.name }));
}

interface MoveDialogProps {
  setUp: DomainSetUp;
  restaurants: readonly Option[];
  isOpen: boolean;
  onClose: () => void;
}

export function MoveDialog({ setUp, restaurants, isOpen, onClose }: MoveDialogProps) {
  const { restaurant } = usePlace();
  const [to, setTo] = useState('');
  const move = useMove(setUp, restaurants);
  const { domain, isPrimary, isActive } = setUp.domain;
  const name = shownDomain(domain);
  const here = isolated(restaurant.name);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Move ${name} to another of your restaurants?`}
      confirmLabel="Move it"
      pendingLabel="Moving…"
      tone="normal"
      mayConfirm={to !== ''}
      onConfirm={() => move(to)}
    >
      <Field label="Restaurant">
        {(input) => (
          <Combobox input={input} label="Restaurant" options={restaurants} value={to} onChange={setTo} />
        )}
      </Field>
      <p>
        {isActive
          ? `From then on guests who use ${name} find that restaurant’s website instead of the one of ${here}.`
          : `It is switched off, and stays so: guests who use ${name} find nothing until it is switched on there. Then it leads to that restaurant’s website.`}{' '}
        Its DNS records and its certificate stay. Where it redirects, and the address that search engines are
        told, are chosen anew there.
      </p>
      {isPrimary && (
        <p>It is your primary address: from then on guests find your website under your free address.</p>
      )}
      {setUp.offeredUntil !== undefined && <p>The code by which it could be taken over ends.</p>}
    </ConfirmDialog>
  );
}

/** Throws CallError. */
function useMove({ domain }: DomainSetUp, restaurants: readonly Option[]) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const client = useQueryClient();
  const { leave } = useShowDomain();
  return async (to: string): Promise<void> => {
    const parameters = { tenantId, restaurantId, mappingGuid: domain.guid };
    const moved = await call('moveDomain', { parameters, body: { toRestaurantId: Number(to) } });
    const receiver = restaurants.find(({ value }) => value === to)?.label ?? 'the other restaurant';
    toast.success(movedWords(moved, isolated(receiver)));
    const there = { tenantId, restaurantId: Number(to) };
    void client.invalidateQueries({ queryKey: domainsQuery(call, there).queryKey });
    leave(domain.guid);
  };
}
