// What the header's More menu has besides the pages. Loaded when it opens.
import { InstallEntry } from './install-entry.tsx';
import { LanguageLinks } from './language-links.tsx';
import { RecentOrderLinks } from './recent-order-links.tsx';
import { ThemeChoice } from './theme-choice.tsx';

interface MoreEntriesProps {
  /** Of each link, as the menu's others look. */
  entryClass: string;
  onPick: () => void;
}

export function MoreEntries(props: MoreEntriesProps) {
  return (
    <>
      <ThemeChoice />
      <LanguageLinks entryClass={props.entryClass} />
      <RecentOrderLinks {...props} />
      <InstallEntry {...props} />
    </>
  );
}
