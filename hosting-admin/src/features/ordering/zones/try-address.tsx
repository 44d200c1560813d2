// Tries an address by the rule that guests and orders are judged by.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import { countryCodeOf } from '@bite/shared/kernel/countries';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { hasPostalCodes } from '@bite/shared/ordering/address-checks';
import { postalCodeLabel } from '@bite/shared/ordering/address-labels';
import {
  decidedZone,
  needsPoint,
  publicZones,
  type ZoneMatch,
  zoneMatch,
} from '@bite/shared/ordering/delivery-zones';
import { readPoint } from '@bite/shared/ordering/read-outline';
import { isWholeCode } from '@bite/shared/ordering/read-postal-codes';
import { type FormEvent, useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { callFailure } from '../../../ui/call-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { feeWords, type Zone } from './zone-words.ts';

interface TryAddressProps {
  restaurant: MyRestaurant;
  zones: readonly Zone[];
}

interface Tried {
  match: ZoneMatch;
  /** Circles and outlines were left out, since nobody knows the point: without a street it was not even looked up. */
  leftOut?: 'notAsked' | 'notFound' | undefined;
}

type Errors = Partial<Record<'postalCode' | 'point' | 'all', string>>;

export function TryAddress({ restaurant, zones }: TryAddressProps) {
  const country = countryCodeOf(restaurant.country) ?? '';
  const shown = publicZones(zones);
  const hasPoints = shown.some(needsPoint);
  const { call } = usePorts();
  const [typed, setTyped] = useState({ street: '', city: restaurant.city, postalCode: '', point: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [tried, setTried] = useState<Tried>();
  const [isAsking, setAsking] = useState(false);
  const input = (field: keyof typeof typed) => ({
    value: typed[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ ...typed, [field]: target.value });
      setErrors({});
      setTried(undefined);
    },
  });

  /** The server's answer, which may look the address up; it knows the zones as guests see them now. */
  const ask = async (): Promise<Tried> => {
    const { street, city, postalCode } = typed;
    const answer: Answers['checkDelivery'] = await call('checkDelivery', {
      body: {
        restaurantGuid: restaurant.restaurantGuid,
        address: { street, city, region: restaurant.state, postalCode, country },
      },
    });
    const zone = shown.find(({ deliveryZoneId }) => deliveryZoneId === answer.deliveryZoneId);
    if (!zone) return { match: { kind: 'outside' }, leftOut: 'notFound' };
    return { match: { kind: 'inside', zone }, leftOut: needsPoint(zone) ? undefined : 'notFound' };
  };

  /** In this browser where it can be decided there. */
  const judge = async (): Promise<Tried> => {
    const { postalCode, street, city } = typed;
    const match = zoneMatch(shown, { country, postalCode, point: readPoint(typed.point) });
    if (match.kind !== 'unknown') return { match };
    if (street.trim() !== '' && city.trim() !== '') return ask();
    return { match: decidedZone(shown, { country, postalCode }), leftOut: 'notAsked' };
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = faultsOf(typed, country);
    setErrors(found);
    setTried(undefined);
    if (Object.keys(found).length > 0) return;
    setAsking(true);
    try {
      setTried(await judge());
    } catch (error) {
      setErrors({ all: callFailure(error, 'The address was not looked up.').message });
    } finally {
      setAsking(false);
    }
  };

  return (
    <Card title="Try an address" description="What a guest there is told, by these zones.">
      <form className="grid gap-3" noValidate onSubmit={(event) => void submit(event)}>
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <TextField label={postalCodeLabel(country)} error={errors.postalCode} {...input('postalCode')} />
          {hasPoints && (
            <>
              <TextField label="Street and number" {...input('street')} />
              <TextField label="City" {...input('city')} />
              <TextField
                label="Or its coordinates"
                placeholder="40.6943, -73.9866"
                error={errors.point}
                {...input('point')}
              />
            </>
          )}
        </div>
        <Button type="submit" className="justify-self-start" disabled={isAsking}>
          {isAsking ? 'Looking it up…' : 'Try it'}
        </Button>
        {errors.all && (
          <Notice tone="danger" role="alert">
            {errors.all}
          </Notice>
        )}
        <div role="status">
          {tried && <Result restaurant={restaurant} tried={tried} hasPoints={hasPoints} />}
        </div>
      </form>
    </Card>
  );
}

function faultsOf({ postalCode, point }: { postalCode: string; point: string }, country: string): Errors {
  const isCode = !hasPostalCodes(country) || isWholeCode(postalCode, country);
  const isPoint = point.trim() === '' || readPoint(point) !== undefined;
  return {
    ...(!isCode && { postalCode: 'Write a whole one, as a guest would' }),
    ...(!isPoint && { point: 'Write a latitude and a longitude' }),
  };
}

const leftOutWords = {
  notAsked: 'Circles and outlines were left out: write the street and the city, too, or a point.',
  notFound:
    'It was found in no circle and no outline. If it lies in one, it could not be looked up on a map: your guests’ addresses cannot either, so give them a zone of postal codes.',
} as const;

interface ResultProps {
  restaurant: MyRestaurant;
  tried: Tried;
  hasPoints: boolean;
}

function Result({ restaurant: { currency }, tried: { match, leftOut }, hasPoints }: ResultProps) {
  const aside = hasPoints && leftOut && <p>{leftOutWords[leftOut]}</p>;
  if (match.kind !== 'inside')
    return (
      <Notice tone="warn">
        {leftOut === 'notAsked' && hasPoints ? (
          <strong>In no zone of postal codes.</strong>
        ) : (
          <>
            <strong>In no zone.</strong> Guests are told that you do not deliver there.
          </>
        )}
        {aside}
      </Notice>
    );
  const { zone } = match;
  const facts = [
    `Fee: ${feeWords(zone, currency)}`,
    ...(zone.minimumOrder > 0 ? [`smallest order: ${formatMoney(zone.minimumOrder, currency)}`] : []),
    ...(zone.deliveryMinutes === undefined ? [] : [`${zone.deliveryMinutes} minutes on the way`]),
  ];
  return (
    <Notice tone="good">
      <strong>{zone.name}.</strong> {facts.join(' · ')}
      {aside}
    </Notice>
  );
}
