// Takes a domain off the website, once its name has been typed.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { confirmedByName } from './confirmed-by-name.ts';
import { type DomainSetUp, useShowDomain } from './domain-queries.ts';

export function DeleteCard({ setUp: { domain } }: { setUp: DomainSetUp }) {
  const name = shownDomain(domain.domain);
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const { leave } = useShowDomain();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    await call('deleteDomain', { parameters: { tenantId, restaurantId, mappingGuid: domain.guid } });
    toast.success(`${name} is no longer an address of this restaurant`);
    leave(domain.guid);
  };
  return (
    <Card
      title="Take it off the website"
      description="The domain itself stays yours where you bought it."
      actions={
        <Button look="danger" onClick={() => setAsking(true)}>
          Delete
        </Button>
      }
    >
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${name}?`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        {...confirmedByName(domain.domain)}
        onConfirm={remove}
      >
        <p>
          Guests who use {name} no longer reach this website
          {domain.isPrimary && ', and your free address becomes the one that search engines get'}. The name is
          free to be added anywhere else.
        </p>
        <p>Delete its records at your DNS host too: they would lead to a page that is no longer yours.</p>
      </ConfirmDialog>
    </Card>
  );
}
