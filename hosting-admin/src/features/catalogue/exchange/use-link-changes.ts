// Changes copies that are kept in step: begins, ends, and says what a copy has of its own.
import type { LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { useQueryClient } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { parametersOf } from '../../../lib/records.ts';
import type { LinkException, MenuLink } from './link-words.ts';

export interface LinkEnds {
  tenantId: number;
  fromRestaurantId: number;
  toRestaurantId: number;
}

export function useLinkChanges(ends: LinkEnds) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, fromRestaurantId, toRestaurantId } = ends;
  const copy = { tenantId, restaurantId: toRestaurantId };
  const parameters = { ...parametersOf(copy), fromRestaurantId };
  /** Until what is shown of the links is the new state. */
  const refresh = async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: ['records', tenantId, toRestaurantId] });
    void client.invalidateQueries({ queryKey: ['audit'] });
    await client.invalidateQueries({ queryKey: ['menu-links', tenantId] });
  };
  const after = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } finally {
      await refresh();
    }
  };
  return {
    keep: (menuGroupIds?: readonly number[]): Promise<MenuLink> =>
      after(
        call('keepMenuInStep', {
          parameters,
          body: menuGroupIds && menuGroupIds.length > 0 ? { menuGroupIds: [...menuGroupIds] } : {},
        }),
      ),
    end: () => after(call('endMenuLink', { parameters })),
    except: (
      { kind, key }: Pick<LinkException, 'kind' | 'key'>,
      own: readonly LinkAspect[],
      again: readonly LinkAspect[] = [],
    ) => {
      const body = { kind, key, own: [...own], ...(again.length > 0 && { again: [...again] }) };
      return after(call('setLinkException', { parameters, body }));
    },
  };
}
