// The restaurant that a registered domain is for, and how it becomes one's.
import { hasDnsElsewhere, isSameRecord, recordsInTheWay } from '@bite/shared/domains/records-in-the-way';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePorts } from '../../../lib/ports-context.tsx';
import { domainPath } from '../../../lib/screen-paths.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSubject } from '../../../ui/use-subject.ts';
import { PickRestaurant } from '../platform/pick-restaurant.tsx';
import { ConnectDialog, type Connecting } from './connect-dialog.tsx';
import { type DomainRecord, dnsRecordsQuery } from './registrar-queries.ts';

/** The state with which its page is opened to choose a restaurant at once. */
export const USE_IT = { useIt: true };

const isToBeUsed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'useIt' in state;

interface CardProps {
  record: DomainRecord;
  mayChange: boolean;
}

export function RestaurantCard({ record, mayChange }: CardProps) {
  const { mapping } = record;
  const { state } = useLocation();
  const [isPicking, setPicking] = useState(mayChange && !mapping && isToBeUsed(state));
  const connecting = useSubject<Connecting>();
  const isToBeWritten = useAreRecordsWanting(record) && mayChange;
  const place = mapping?.place;
  return (
    <Card
      title="Restaurant"
      description={descriptionOf(mapping)}
      actions={
        mayChange &&
        !mapping && (
          <Button look="strong" onClick={() => setPicking(true)}>
            Use it for a restaurant
          </Button>
        )
      }
    >
      {mapping && place && (
        <div className="flex flex-wrap gap-2">
          <Link to={domainPath(place, mapping.mappingGuid)} className={buttonClasses()}>
            To its set-up
          </Link>
          {isToBeWritten && (
            <Button onClick={() => connecting.open({ name: mapping.restaurantName, place })}>
              Add its records
            </Button>
          )}
        </div>
      )}
      <PickRestaurant
        title="Use it for which restaurant?"
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={({ name, tenantId, restaurantId }) =>
          connecting.open({ name, place: { tenantId, restaurantId } })
        }
      />
      <ConnectDialog record={record} asking={connecting} />
    </Card>
  );
}

/** What is at other name servers is not known here. */
function useAreRecordsWanting({ domain, mapping }: DomainRecord): boolean {
  const { call } = usePorts();
  const isAsked = mapping !== undefined && !hasDnsElsewhere(domain);
  const { data } = useQuery({ ...dnsRecordsQuery(call, domain.name), enabled: isAsked });
  if (!isAsked || !data) return false;
  const { wanted, names } = mapping;
  const areThere = wanted.every((one) => data.some((record) => isSameRecord(one, record)));
  return !areThere || recordsInTheWay(data, names, wanted).length > 0 || !mapping.isProven;
}

function descriptionOf(mapping: DomainRecord['mapping']): string {
  if (!mapping) return 'No restaurant has it as its address.';
  const name = isolated(mapping.restaurantName);
  const is = mapping.isProven
    ? `It is an address of ${name}.`
    : `${name} has claimed it, and has not proven to have it. Add its records only if it was bought for them: they prove it.`;
  return mapping.isSwitchedOff
    ? `${is} It is switched off there: guests find nothing at it until it is switched on.`
    : is;
}
