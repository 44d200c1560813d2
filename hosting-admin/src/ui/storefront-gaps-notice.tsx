// Says what diners of a restaurant do not see although staff keep it. It goes by itself once a later build is whole.
import type { LeftOutKind, StorefrontGaps } from '@bite/shared/catalogue/storefront-gaps.schema';
import { Notice } from './notice.tsx';
import { UnreadableNotice } from './unreadable-notice.tsx';

const kindWords: Readonly<Record<LeftOutKind, string>> = {
  item: 'Item',
  menuGroup: 'Menu section',
  modifierGroup: 'Modifier group',
  domainMapping: 'Domain',
};

export function StorefrontGapsNotice({ gaps }: { gaps: StorefrontGaps | undefined }) {
  if (!gaps) return null;
  const records = gaps.leftOut.map(({ kind, recordId, reason }) => ({
    recordId: `${kindWords[kind]} ${recordId}`,
    reason,
  }));
  return (
    <>
      {gaps.isTooLarge && (
        <Notice tone="danger" role="status">
          <strong>The menu is too large to publish.</strong> Diners see the last menu that fitted. Shorten
          descriptions or remove items that are no longer sold.
        </Notice>
      )}
      <UnreadableNotice
        records={records}
        count={gaps.leftOutCount}
        missingFrom="on the page that diners see"
      />
    </>
  );
}
