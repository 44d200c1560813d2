// What Google says that the restaurant offers: shown only, with what our own delivery zones say otherwise.
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../lib/records.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ProfileRecord } from './profile-queries.ts';

type Attribute = NonNullable<ProfileRecord['shown']>['attributes'][number];

export function ShownAttributes({ attributes }: { attributes: readonly Attribute[] }) {
  const delivery = attributes.find(({ attributeId }) => attributeId === 'has_delivery')?.values[0];
  return (
    <section aria-label="What it offers" className="grid gap-2">
      <ul aria-label="Attributes" className="flex flex-wrap gap-1.5">
        {attributes.map((attribute) => (
          <li key={attribute.attributeId}>
            <Badge canWrap>{attributeText(attribute)}</Badge>
          </li>
        ))}
      </ul>
      {delivery === false && <DeliveryDifference />}
      <p className="text-sm text-pretty text-muted">
        Bite only shows name, category, address and what the restaurant offers, and never sends them: changing
        them may cost the listing its verification. Change them at Google if they are wrong.
      </p>
    </section>
  );
}

/** Only this way round: without zones a restaurant may deliver as well. */
function DeliveryDifference() {
  const { call } = usePorts();
  const { data } = useQuery(recordsQuery(call, 'deliveryZones', usePlace()));
  if (!data?.records.some(({ record }) => record.isActive)) return null;
  return (
    <Notice tone="warn">
      Differs: Google says that you do not deliver, but this restaurant has delivery zones. Please switch
      delivery on at Google.
    </Notice>
  );
}

const labels: Readonly<Record<string, string>> = {
  has_takeout: 'Takeout',
  has_delivery: 'Delivery',
  has_no_contact_delivery: 'No-contact delivery',
  has_curbside_pickup: 'Curbside pickup',
  has_drive_through: 'Drive-through',
  serves_dine_in: 'Dine-in',
  has_dine_in: 'Dine-in',
  accepts_reservations: 'Reservations',
  requires_reservations: 'Reservations needed',
  has_wheelchair_accessible_entrance: 'Wheelchair-accessible entrance',
  has_restroom: 'Restroom',
  wi_fi: 'Wi-Fi',
};

/** 'Takeout: yes'. What is not known keeps its words, without the verb. */
function attributeText({ attributeId, displayName, values }: Attribute): string {
  const words = values.map((value) => (value === true ? 'yes' : value === false ? 'no' : String(value)));
  const plain = displayName.replace(/^(Has|Serves|Accepts|Offers) /, '');
  const label = labels[attributeId] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return words.length === 0 ? label : `${label}: ${words.join(', ')}`;
}
