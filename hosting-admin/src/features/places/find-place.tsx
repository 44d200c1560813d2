// Fills a form for a new restaurant from its place: offered only where the installation has a key for the search.
import { isolated } from '@bite/shared/kernel/isolated';
import { placeFactsOf } from '@bite/shared/places/place-facts';
import { placeFactFields } from '@bite/shared/places/place-fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../lib/ports-context.tsx';
import type { FindPlaceProps } from '../../lib/slots.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { type PickedPlace, PlaceFinder } from './place-finder.tsx';
import { placeSearchStateQuery } from './place-queries.ts';

export function FindPlace({ onFound }: FindPlaceProps) {
  const { call } = usePorts();
  const { data } = useQuery(placeSearchStateQuery(call));
  const [isOpen, setOpen] = useState(false);
  if (!data?.isConfigured) return null;
  return (
    <Card
      title="Is it on Google Maps?"
      description="Then its name, address, phone and opening hours are there already. You can change them below."
      actions={<Button onClick={() => setOpen(true)}>Find it on Google Maps</Button>}
    >
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Find it on Google Maps">
        {isOpen && <Finding onFound={onFound} onDone={() => setOpen(false)} />}
      </Dialog>
    </Card>
  );
}

function Finding({ onFound, onDone }: FindPlaceProps & { onDone: () => void }) {
  const { call } = usePorts();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const take = async ({ placeId, main, sessionToken }: PickedPlace) => {
    setPending(placeId);
    setFailure(undefined);
    try {
      const query = { fields: placeFactFields.join(','), sessionToken };
      onFound(placeFactsOf(await call('getPlaceDetails', { parameters: { placeId }, query })));
      toast.success(`The form is filled with what Google Maps says of ${isolated(main)}`);
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className="grid gap-3">
      {failure !== undefined && <FailureNotice error={failure} undone="Nothing was filled in." />}
      <PlaceFinder verb="Use" pending={pending} onPick={take} />
    </div>
  );
}
