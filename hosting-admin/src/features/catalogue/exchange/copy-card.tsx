// Copies this restaurant's menu, or some of its groups, to other locations of the business: checked there first, then done.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myRestaurantsQuery } from '../../../lib/my-places.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { parametersOf } from '../../../lib/records.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { type MenuGroup, menuGroupsQuery } from '../menu-queries.ts';
import { CheckedCopy } from './checked-copy.tsx';

const withoutOrWith = (list: readonly number[], id: number): number[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

export function CopyCard({ from }: { from: MyRestaurant }) {
  const { call } = usePorts();
  const may = useMay();
  const { data: mine = [] } = useQuery({
    ...myRestaurantsQuery(call),
    select: ({ restaurants }) => restaurants,
  });
  const others = mine.filter(
    (one) =>
      one.tenantId === from.tenantId && one.restaurantId !== from.restaurantId && may('catalogue.write', one),
  );
  if (others.length === 0) return null;
  return (
    <Card
      title="Copy to other locations"
      description="Adds this menu to theirs, or updates an earlier copy. What they have besides stays."
    >
      <CopyForm from={from} others={others} />
    </Card>
  );
}

function CopyForm({ from, others }: { from: MyRestaurant; others: readonly MyRestaurant[] }) {
  const { call } = usePorts();
  const { data } = useQuery(menuGroupsQuery(call, from));
  const [targets, setTargets] = useState<number[]>([]);
  const [groups, setGroups] = useState<number[]>([]);
  const [isKept, setKept] = useState(false);
  const checking = useMutation({
    mutationFn: () =>
      Promise.all(
        others
          .filter(({ restaurantId }) => targets.includes(restaurantId))
          .map(async (target) => ({
            target,
            checked: await call('checkMenuCopy', {
              parameters: parametersOf(target),
              body: {
                fromRestaurantId: from.restaurantId,
                ...(groups.length > 0 && { menuGroupIds: groups }),
              },
            }),
          })),
      ),
  });
  const choose = (set: (change: (list: number[]) => number[]) => void, id: number): void => {
    checking.reset();
    set((list) => withoutOrWith(list, id));
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldGroup label="What" hint={groups.length === 0 ? 'Nothing ticked: the whole menu' : undefined}>
          <div className="max-h-72 overflow-y-auto">
            {pathsOf(data?.groups ?? []).map(({ id, path }) => (
              <ChoiceLine
                key={id}
                type="checkbox"
                checked={groups.includes(id)}
                onChange={() => choose(setGroups, id)}
                option={{ value: String(id), label: path }}
              />
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label="To">
          {others.map(({ restaurantId, name }) => (
            <ChoiceLine
              key={restaurantId}
              type="checkbox"
              checked={targets.includes(restaurantId)}
              onChange={() => choose(setTargets, restaurantId)}
              option={{ value: String(restaurantId), label: name }}
            />
          ))}
        </FieldGroup>
      </div>
      <ChoiceLine
        type="checkbox"
        checked={isKept}
        onChange={() => setKept((kept) => !kept)}
        option={{
          value: 'kept',
          label: 'Keep in step from then on',
          hint: 'Later changes follow by themselves, but for what a location changes of its own. What is deleted here is switched off there.',
        }}
      />
      {!checking.data && (
        <Button
          className="justify-self-start"
          aria-disabled={checking.isPending || targets.length === 0}
          onClick={() => !checking.isPending && targets.length > 0 && checking.mutate()}
        >
          {checking.isPending ? 'Checking…' : 'Check the copy'}
        </Button>
      )}
      {checking.isError && <FailureNotice error={checking.error} undone="Nothing was copied." />}
      {checking.data?.map(({ target, checked }) => (
        <CheckedCopy
          key={target.restaurantId}
          from={from}
          target={target}
          checked={checked}
          {...(isKept && { keeps: groups })}
        />
      ))}
    </div>
  );
}

/** 'Dinner › Pizza', sorted as the menu is. */
function pathsOf(groups: readonly MenuGroup[]): { id: number; path: string }[] {
  const byId = new Map(groups.map((group) => [group.menuGroupId, group]));
  const pathOf = ({ name, parentId }: MenuGroup, depth = 0): string => {
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    return parent && depth < 20 ? `${pathOf(parent, depth + 1)} › ${name}` : name;
  };
  return groups
    .map((group) => ({ id: group.menuGroupId, path: pathOf(group) }))
    .sort((one, other) => one.path.localeCompare(other.path));
}
