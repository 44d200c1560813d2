// What the diner should know before ordering an item: the restaurant's own words, and how many of its group an order may have.
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontItem } from '@bite/shared/catalogue/storefront';
import { limitedGroups, limitWords } from '@bite/shared/ordering/group-limits';
import { useMemo } from 'react';
import { useIndex } from '../../../lib/site.ts';
import { Notice } from '../../../ui/notice.tsx';

interface OrderingRulesProps {
  item: StorefrontItem;
  /** The menu group whose prices apply, if it has its own. */
  menuGroupId: number | undefined;
}

export function OrderingRules({ item, menuGroupId }: OrderingRulesProps) {
  const index = useIndex();
  const limits = useMemo(
    () =>
      [...limitedGroups(index, { menuItemId: item.itemId, menuGroupId })].flatMap(
        (group) => limitWords(group) ?? [],
      ),
    [index, item, menuGroupId],
  );
  if (item.orderingRules === undefined && limits.length === 0) return null;
  return (
    <Notice tone="info">
      {item.orderingRules === undefined ? null : (
        <p className="whitespace-pre-line" lang={languageIn(item, 'orderingRules')}>
          {item.orderingRules}
        </p>
      )}
      {limits.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}
