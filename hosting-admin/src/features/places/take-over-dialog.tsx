// Takes facts of the place over into the restaurant: what differs is shown from old to new, and only what is ticked is written.
import { mergePatchBetween } from '@bite/shared/kernel/merge-patch-between';
import {
  differingFacts,
  type PlaceFact,
  type PlaceFacts,
  placeFactsOf,
  withFacts,
} from '@bite/shared/places/place-facts';
import { placeFactFields } from '@bite/shared/places/place-fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { type RestaurantRecord, restaurantQuery, saveRestaurant } from '../../lib/tenancy-queries.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceLine } from '../../ui/choice-line.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GoogleMaps } from './attribution.tsx';
import { factInWords, weekDifferences } from './fact-words.ts';
import { placeDetailsQuery } from './place-queries.ts';
import { factNames } from './place-words.ts';

interface TakeOverDialogProps {
  isOpen: boolean;
  onClose: () => void;
  placeId: string;
}

export function TakeOverDialog({ isOpen, onClose, placeId }: TakeOverDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Take over facts"
      description="Tick what is right on Google Maps and wrong here. Guests see it on your website within a minute or two."
    >
      {isOpen && <WhenKnown placeId={placeId} onClose={onClose} />}
    </Dialog>
  );
}

function WhenKnown({ placeId, onClose }: Omit<TakeOverDialogProps, 'isOpen'>) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const place = useQuery(placeDetailsQuery(call, placeId, placeFactFields));
  const record = useQuery(restaurantQuery(call, { tenantId, restaurantId }));
  const error = place.error ?? record.error;
  if (error) return <FailureNotice error={error} undone="Nothing was taken over." />;
  if (!place.data || !record.data) return <Skeleton label="Asking Google Maps…" rows={5} />;
  return <Choices facts={placeFactsOf(place.data)} record={record.data} onClose={onClose} />;
}

interface ChoicesProps {
  facts: PlaceFacts;
  record: RestaurantRecord;
  onClose: () => void;
}

function Choices({ facts, record, onClose }: ChoicesProps) {
  const { restaurant } = record;
  const differing = differingFacts(restaurant, facts);
  const [ticked, setTicked] = useState<readonly PlaceFact[]>([]);
  const { isSaving, failure, save } = useTakeOver(record, facts, onClose);
  const chosen = differing.filter((fact) => ticked.includes(fact));
  if (differing.length === 0)
    return (
      <div className="grid gap-4">
        <p>Google Maps and Bite say the same of this restaurant.</p>
        <GoogleMaps />
        <Footer>
          <Button onClick={onClose}>Close</Button>
        </Footer>
      </div>
    );
  const tick = (fact: PlaceFact, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, fact] : before.filter((one) => one !== fact)));
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend className="sr-only">What differs</legend>
        {differing.map((fact) => (
          <ChoiceLine
            key={fact}
            type="checkbox"
            className="border border-line"
            checked={ticked.includes(fact)}
            onChange={({ target }) => tick(fact, target.checked)}
            option={{
              value: fact,
              label: factNames[fact],
              hint: <Difference fact={fact} restaurant={restaurant} facts={facts} />,
            }}
          />
        ))}
      </fieldset>
      <GoogleMaps />
      {failure !== undefined && <FailureNotice error={failure} undone="Nothing was taken over." />}
      <Footer>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          aria-disabled={chosen.length === 0 || isSaving}
          onClick={() => chosen.length > 0 && !isSaving && void save(chosen)}
        >
          {isSaving ? 'Saving…' : 'Take over what is ticked'}
        </Button>
      </Footer>
    </div>
  );
}

/** In a dialog the buttons stay in sight. */
const Footer = ({ children }: { children: ReactNode }) => (
  <div
    data-dialog-footer=""
    className="sticky bottom-0 z-10 -mx-5 flex flex-wrap justify-end gap-2 border-t border-line bg-canvas px-5 py-3"
  >
    {children}
  </div>
);

type Restaurant = RestaurantRecord['restaurant'];

interface DifferenceProps {
  fact: PlaceFact;
  restaurant: Restaurant;
  facts: PlaceFacts;
}

function Difference({ fact, restaurant, facts }: DifferenceProps) {
  if (fact === 'operatingHours')
    return (
      <span className="grid gap-2">
        {weekDifferences(restaurant.operatingHours, facts.operatingHours ?? {}).map(({ day, from, to }) => (
          <span key={day} className="grid">
            <span className="font-medium text-ink">{day}</span>
            <FromTo from={from} to={to} />
          </span>
        ))}
      </span>
    );
  const { name, address, contact } = restaurant;
  const present = { name, address, phone: contact.phone, website: contact.website };
  return <FromTo from={factInWords(present[fact])} to={factInWords(facts[fact])} />;
}

const FromTo = ({ from, to }: { from: string; to: string }) => (
  <span className="grid">
    <span>Here: {from}</span>
    <span className="text-ink">On Google Maps: {to}</span>
  </span>
);

function useTakeOver({ restaurant, version }: RestaurantRecord, facts: PlaceFacts, onDone: () => void) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId } = usePlace();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const save = async (chosen: readonly PlaceFact[]) => {
    setSaving(true);
    setFailure(undefined);
    const place = { tenantId, restaurantId };
    try {
      const changes = mergePatchBetween(restaurant, withFacts(restaurant, facts, chosen));
      await saveRestaurant(call, client, place, { version, changes });
      toast.success(chosen.length === 1 ? 'Taken over' : `${chosen.length} facts are taken over`);
      onDone();
    } catch (error) {
      setFailure(error);
      // Somebody else may have changed the restaurant: what differs is worked out anew.
      void client.invalidateQueries({ queryKey: restaurantQuery(call, place).queryKey });
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, save };
}
