// Adds a domain of the restaurant's own. It takes an address as it is copied from anywhere, and shows what it makes of it.

import { MAX_DOMAIN } from '@bite/shared/domains/domain-name';
import { shownDomain, spelledDomain } from '@bite/shared/domains/shown-domain';
import { domainFromTyped, hostLabelOf, zoneOf } from '@bite/shared/domains/typed-domain';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { domainPath } from '../../lib/screen-paths.ts';
import { ActionForm } from '../../ui/action-form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DomainInput } from './domain-input.tsx';
import { useShowDomain } from './domain-queries.ts';
import { typedDomain } from './typed-domain.schema.ts';

const adding = z.strictObject({ domain: typedDomain });
type Adding = z.input<typeof adding>;

interface AddDomainDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function AddDomainDialog({ isOpen, onClose }: AddDomainDialogProps) {
  const { call } = usePorts();
  const place = usePlace();
  const { tenantId, restaurantId } = place;
  const navigate = useNavigate();
  const { show } = useShowDomain();
  const add = async (body: { domain: string }) => {
    const { domain } = show(await call('createDomain', { parameters: { tenantId, restaurantId }, body }));
    onClose();
    void navigate(domainPath(place, domain.guid));
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add a domain"
      description="You need access to where you bought it. Nothing changes for your guests before everything is right."
    >
      <ActionForm<Adding>
        schema={adding}
        values={{ domain: '' }}
        names={{ domain: 'Your domain' }}
        label="Add a domain"
        labels={['Add domain', 'Adding…']}
        undone="The domain was not added."
        fieldOfCode={{ CONFLICT: 'domain' }}
        onSubmit={add}
        onCancel={onClose}
      >
        <NewDomainInput />
      </ActionForm>
    </FormDialog>
  );
}

function NewDomainInput() {
  const typed = useWatch<Adding, 'domain'>({ name: 'domain' });
  return (
    <DomainInput name="domain" type="text" inputMode="url" placeholder="bella.com" hint={madeOf(typed)} />
  );
}

/** With and without www. are claimed together. */
function madeOf(typed: string): string {
  const domain = domainFromTyped(typed);
  if (!typedDomain.safeParse(typed).success || domain.length > MAX_DOMAIN)
    return 'As you would type it in a browser, such as bella.com or order.bella.com.';
  const label = hostLabelOf(domain, zoneOf(domain));
  const name = spelledDomain(domain);
  if (label === '@') return `We add ${name}, and keep www.${shownDomain(domain)} for you.`;
  if (label === 'www') return `We add ${name}, and keep ${shownDomain(zoneOf(domain))} for you.`;
  return `We add ${name}.`;
}
