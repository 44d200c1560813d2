// Shown instead of the back office if its build names an invalid default theme (O2.10-02).
import { themeMessages } from '@bite/shared/shell/theme';
import { CircleAlert } from 'lucide-react';
import { FullPage, Message } from '../ui/message.tsx';

export function ThemeFault() {
  return (
    <FullPage>
      <title>{`${themeMessages.badDefault} · Bite`}</title>
      <Message role="alert" title={themeMessages.badDefault} symbol={<CircleAlert aria-hidden="true" />}>
        <p>This site was built with a default theme that does not exist. Please tell your administrator.</p>
      </Message>
    </FullPage>
  );
}
