// The domains of all restaurants, for site administrators.
import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../../lib/profile.ts';
import { SITE_MANY_DOMAINS_PATH } from '../../../lib/screen-paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { MappingTable } from './mapping-table.tsx';

export function MappingsPage() {
  const isAdministrator = useMay()('platformDomains.write');
  return (
    <Page
      title="All domains"
      description="The addresses of every restaurant: subdomains and domains of their own."
      actions={
        isAdministrator && (
          <Link to={SITE_MANY_DOMAINS_PATH} className={buttonClasses()}>
            <Layers className="size-5" aria-hidden="true" />
            Many at once
          </Link>
        )
      }
    >
      {isAdministrator ? <MappingTable /> : <OnlyAdministrators />}
    </Page>
  );
}

export const OnlyAdministrators = () => (
  <Notice tone="info">Only site administrators look after the domains of all restaurants.</Notice>
);
