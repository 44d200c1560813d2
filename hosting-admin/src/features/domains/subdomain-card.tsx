// The free address below our own domain: there from the start, renamed at will. Former names redirect.
import { domainStateOf } from '@bite/shared/domains/domain-words';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../lib/place.tsx';
import { domainPath } from '../../lib/screen-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AddressLine } from './address-line.tsx';
import type { DomainList, DomainShown } from './domain-queries.ts';
import { DomainBadge } from './domain-tones.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export function SubdomainCard({ list: { domains, baseDomain } }: { list: DomainList }) {
  const ours = domains.filter(({ domainType }) => domainType === 'subdomain');
  const present = ours.find(({ renamedTo }) => renamedTo === undefined);
  const former = ours.filter(({ renamedTo }) => renamedTo !== undefined);
  // Without a base domain of the installation's own, nothing is served there.
  if (!present || baseDomain === undefined) return null;
  return (
    <Card
      title="Your free address"
      description="It is part of Bite, always opens your website, and needs no set-up. If you have a primary domain, both work, and search engines are told the primary one."
      actions={present.isPrimary && <Badge tone="info">Primary</Badge>}
    >
      <div className="grid gap-3">
        <AddressLine address={`https://${present.domain}`} />
        <Actions present={present} baseDomain={baseDomain} />
        <FormerNames former={former} />
      </div>
    </Card>
  );
}

function Actions({ present, baseDomain }: { present: DomainShown; baseDomain: string }) {
  const place = usePlace();
  const [isRenaming, setRenaming] = useState(false);
  const isAsUsual = domainStateOf(present) === 'live';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {place.may('domains.write') && <Button onClick={() => setRenaming(true)}>Rename</Button>}
      <Link to={domainPath(place, present.guid)} className={buttonClasses('quiet')}>
        Details
      </Link>
      {!isAsUsual && <DomainBadge domain={present} />}
      <RenameDialog
        isOpen={isRenaming}
        onClose={() => setRenaming(false)}
        present={present.domain}
        baseDomain={baseDomain}
      />
    </div>
  );
}

function FormerNames({ former }: { former: readonly DomainShown[] }) {
  if (former.length === 0) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-sm">
      <p className="font-semibold" id="former-names">
        Former names
      </p>
      <p className="text-muted">They stay yours and redirect, so that old links and printed codes work.</p>
      <ul aria-labelledby="former-names" className="grid gap-1">
        {former.map(({ guid, domain }) => (
          <li key={guid} className="wrap-anywhere">
            {domain}
          </li>
        ))}
      </ul>
    </div>
  );
}
