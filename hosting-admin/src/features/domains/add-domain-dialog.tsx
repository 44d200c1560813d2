// Adds a domain of the restaurant's own. It takes an address as it is copied from anywhere, and shows what it makes of it.
import { CallError } from '@bite/shared/api/client';
import { MAX_DOMAIN } from '@bite/shared/domains/domain-name';
import { isHostOf } from '@bite/shared/domains/mapping-hosts';
import { domainFromTyped, hostLabelOf, zoneOf } from '@bite/shared/domains/typed-domain';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { domainPath } from '../../lib/screen-paths.ts';
import { ActionForm } from '../../ui/action-form.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { domainsQuery, useShowDomain } from './domain-queries.ts';
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
  const { data: list } = useQuery(domainsQuery(call, place));
  /** The server says of any name that is claimed that a restaurant has it. */
  const refused = (error: unknown, name: string): unknown => {
    // One that was given up may be somebody else's by now.
    const own = list?.domains.find(
      ({ domain, verificationStatus }) => verificationStatus !== 'failed' && isHostOf(domain, name),
    );
    if (!own || !(error instanceof CallError) || error.code !== 'CONFLICT') return error;
    const message =
      own.domain === name
        ? `${name} is an address of this restaurant already`
        : `${name} belongs to ${own.domain}, which is an address of this restaurant already`;
    return new CallError('CONFLICT', message, error.status);
  };
  const create = async (body: { domain: string }) => {
    try {
      return await call('createDomain', { parameters: { tenantId, restaurantId }, body });
    } catch (error) {
      throw refused(error, body.domain);
    }
  };
  const add = async (body: { domain: string }) => {
    const { domain } = show(await create(body));
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
        <DomainInput />
      </ActionForm>
    </FormDialog>
  );
}

function DomainInput() {
  const typed = useWatch<Adding, 'domain'>({ name: 'domain' });
  return (
    <TextInput<Adding>
      name="domain"
      type="text"
      inputMode="url"
      autoCapitalize="none"
      placeholder="bella.com"
      hint={<span className="wrap-anywhere">{madeOf(typed)}</span>}
    />
  );
}

/** With and without www. are claimed together. */
function madeOf(typed: string): string {
  const domain = domainFromTyped(typed);
  if (!typedDomain.safeParse(typed).success || domain.length > MAX_DOMAIN)
    return 'As you would type it in a browser, such as bella.com or order.bella.com.';
  const label = hostLabelOf(domain, zoneOf(domain));
  if (label === '@') return `We add ${domain}, and keep www.${domain} for you.`;
  if (label === 'www') return `We add ${domain}, and keep ${zoneOf(domain)} for you.`;
  return `We add ${domain}.`;
}
