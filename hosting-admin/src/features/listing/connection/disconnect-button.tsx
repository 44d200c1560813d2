// Ends the connection, after a question that says what is forgotten.
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useShowConnection } from './connection-queries.ts';

interface DisconnectButtonProps {
  label: string;
  /** Of the location, which must be typed; absent while none is chosen. */
  name?: string | undefined;
  /** No location was chosen, so that nothing is stored of a listing. */
  isUnused?: boolean;
}

export function DisconnectButton({ label, name, isUnused = false }: DisconnectButtonProps) {
  const { call } = usePorts();
  const { tenantId, restaurantId, restaurant } = usePlace();
  const show = useShowConnection();
  const [isAsking, setAsking] = useState(false);
  const disconnect = async () => {
    show(await call('disconnectListing', { parameters: { tenantId, restaurantId } }));
    toast.success(isUnused ? 'The access was given back' : 'The connection has ended');
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isUnused ? 'Give the access back?' : `Disconnect ${restaurant.name} from Google?`}
        confirmLabel={isUnused ? 'Give back' : 'Disconnect'}
        pendingLabel={isUnused ? 'Giving back…' : 'Disconnecting…'}
        typeToConfirm={name}
        onConfirm={disconnect}
      >
        {isUnused ? (
          <p>
            Our access to this Google account ends. No location was chosen, so that nothing is lost here, and
            nothing changes at Google. You can connect again at any time, with another account as well.
          </p>
        ) : (
          <>
            <p>
              Our access ends, and all that is stored here of the listing, with its reviews, is forgotten.
            </p>
            <p>
              Nothing changes at Google: the listing stays as it is, with your replies and posts. You can
              connect again at any time.
            </p>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
