// The employees of a restaurant with their access, for owners, administrators and managers.

import type { MyRestaurant, UnreadableRecord } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { myRestaurantsQuery } from '../../lib/my-places.ts';
import { usePorts } from '../../lib/ports-context.tsx';
import { useMay } from '../../lib/profile.ts';
import {
  nameOf,
  type StaffRecord,
  staffNameOf,
  staffQuery,
  type UnplacedPerson,
  unplacedQuery,
} from '../../lib/team-queries.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { UnreadableNotice } from '../../ui/unreadable-notice.tsx';
import { useSubject } from '../../ui/use-subject.ts';
import { staffColumns } from './staff-columns.tsx';
import { StaffDialog, type StaffSubject } from './staff-dialog.tsx';

/** Renders nothing where the person has no restaurant in the tenant. */
export function StaffSection({ tenantId }: { tenantId: number }) {
  const { call } = usePorts();
  const { data: places = [] } = useQuery(myRestaurantsQuery(call));
  const [first, ...others] = places.filter((each) => each.tenantId === tenantId);
  return first && <StaffList tenantId={tenantId} restaurants={[first, ...others]} />;
}

interface StaffListProps {
  tenantId: number;
  /** Of this tenant, one at least. */
  restaurants: readonly [MyRestaurant, ...MyRestaurant[]];
}

function StaffList({ tenantId, restaurants }: StaffListProps) {
  const { call } = usePorts();
  const isEditor = useMay()('people.write', { tenantId });
  const [chosen, choose] = useState(restaurants[0].restaurantId);
  const restaurant = restaurants.find(({ restaurantId }) => restaurantId === chosen) ?? restaurants[0];
  const place = { tenantId, restaurantId: restaurant.restaurantId };
  const { data, error, refetch } = useQuery(staffQuery(call, place));
  const { data: unplaced } = useQuery({ ...unplacedQuery(call, tenantId), enabled: isEditor });
  const dialog = useSubject<StaffSubject>();
  const add = isEditor && (
    <Button onClick={() => dialog.open({})}>
      <UserPlus className="size-5" aria-hidden="true" />
      Add somebody
    </Button>
  );
  return (
    <section aria-labelledby="staff" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="staff" className="text-lg font-bold">
          Staff list
        </h2>
        {add}
      </div>
      {unplaced && <Unplaced {...unplaced} onAdd={(person) => dialog.open({ person })} />}
      <DataTable
        caption={`Staff of ${isolated(restaurant.name)}`}
        columns={staffColumns}
        rows={data?.records}
        unreadable={data?.unreadable}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        rowKey={({ record }) => String(record.employeeId)}
        sortedBy={{ id: 'name' }}
        search={{ label: 'Search the staff list', placeholder: 'Name or job' }}
        tools={
          restaurants.length > 1 && (
            <Field label="Restaurant">
              {(input) => (
                <Select
                  {...input}
                  value={restaurant.restaurantId}
                  onChange={({ target }) => choose(Number(target.value))}
                  options={restaurants.map(({ restaurantId, name }) => ({
                    value: restaurantId,
                    label: name,
                  }))}
                />
              )}
            </Field>
          )
        }
        {...(isEditor && {
          actionsWidth: 6,
          actions: (listed: StaffRecord) => (
            <Button
              look="quiet"
              aria-label={`Change ${isolated(staffNameOf(listed.record))}`}
              onClick={() => dialog.open({ listed })}
            >
              Change
            </Button>
          ),
        })}
        empty={
          <Empty
            title="Nobody is on the staff list yet"
            symbol={<UsersRound aria-hidden="true" />}
            action={add}
          >
            <p>Who works at {isolated(restaurant.name)} appears here, with their access.</p>
          </Empty>
        }
      />
      <StaffDialog
        key={dialog.subject?.listed?.version ?? dialog.subject?.person?.uid ?? 'new'}
        place={place}
        placeName={restaurant.name}
        subject={dialog.subject}
        unplaced={(unplaced?.people ?? []).filter(({ uid }) => uid !== dialog.subject?.person?.uid)}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      />
    </section>
  );
}

interface UnplacedProps {
  people: readonly UnplacedPerson[];
  unreadable?: readonly UnreadableRecord[];
  onAdd: (person: UnplacedPerson) => void;
}

/** Who can sign in and has no access yet. */
function Unplaced({ people, unreadable, onAdd }: UnplacedProps) {
  return (
    <>
      <UnreadableNotice records={unreadable}>
        Somebody who can sign in and may be on no staff list cannot be read.
      </UnreadableNotice>
      {people.map((person) => (
        <Notice
          key={person.uid}
          tone="warn"
          action={<Button onClick={() => onAdd(person)}>Add to staff list</Button>}
        >
          {isolated(nameOf(person))} can sign in, but is not on a staff list and has no access yet.
        </Notice>
      ))}
    </>
  );
}
