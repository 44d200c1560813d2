// What the header's More menu has besides the pages. Loaded when it opens.
import { LanguageLinks } from './language-links.tsx';
import { RecentOrderLinks } from './recent-order-links.tsx';

interface MoreEntriesProps {
  /** Of each link, as the menu's others look. */
  entryClass: string;
  onPick: () => void;
}

export function MoreEntries(props: MoreEntriesProps) {
  return (
    <>
      <LanguageLinks entryClass={props.entryClass} />
      <RecentOrderLinks {...props} />
    </>
  );
}
