// Says what diners of a restaurant do not see although staff keep it. It goes by itself once a later build is whole.
import type { LeftOutKind, StorefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { Notice } from './notice.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';

const kindWords: Readonly<Record<LeftOutKind, string>> = {
  item: 'Item',
  menuGroup: 'Menu group',
  modifierGroup: 'Modifier group',
  taxRate: 'Tax rate',
  domainMapping: 'Domain',
  deliveryZone: 'Delivery zone',
};

export function StorefrontGapsNotice({ gaps }: { gaps: StorefrontGaps | undefined }) {
  if (!gaps) return null;
  const records = gaps.leftOut.map(({ kind, recordId, name, reason }) => ({
    recordId: `${kindWords[kind]} ${recordId}${name === undefined ? '' : ` (${isolated(name)})`}`,
    reason,
  }));
  return (
    <>
      {gaps.isTooLarge && (
        <Notice tone="danger" role="status">
          <strong>The menu is too large to publish.</strong> Guests see the last menu that fitted. Shorten
          descriptions or remove items that are no longer sold.
        </Notice>
      )}
      <UnreadableNotice records={records} count={gaps.leftOutCount}>
        <strong>
          Guests do not see {gaps.leftOutCount === 1 ? '1 record' : `${gaps.leftOutCount} records`}
        </strong>{' '}
        that cannot be read, or that cannot be sold without another one that cannot be read.
      </UnreadableNotice>
    </>
  );
}
