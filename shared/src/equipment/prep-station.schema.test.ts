import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aPrepStationRecord } from '../testing/people-records.ts';
import { STAMPED } from '../testing/records.ts';
import { prepStation, prepStationEntity } from './prep-station.schema.ts';

const whole = {
  prepStationId: 3,
  guid: aGuid(63),
  number: 'S3',
  name: 'Grill',
  sendToExpediter: true,
  otherStationIds: [4, 5],
  ticketPrinterId: 6,
  alwaysPrintTickets: true,
  ...STAMPED,
};

describe('prep station', () => {
  it('C3-26 keeps every field that it is given', () => {
    expect(prepStation.parse(whole)).toEqual(whole);
  });

  it('C3-26 stands alone at first, prints nothing of itself and passes nothing on', () => {
    expect(prepStationEntity.create.parse({ name: 'Grill' })).toEqual({
      name: 'Grill',
      sendToExpediter: false,
      otherStationIds: [],
      alwaysPrintTickets: false,
    });
  });

  it.each(['', '  ', undefined])('C5-01 named %j is refused', (name) => {
    expect(issuesOf(prepStation, aPrepStationRecord({ name }))).toEqual([
      'name: Prep station name cannot be empty',
    ]);
  });

  it.each(['prepStationId', 'guid', 'createdAt', 'updatedAt'])('O3-02 without %s is no record', (field) => {
    expect(issuesOf(prepStation, aPrepStationRecord({ [field]: undefined }))).toHaveLength(1);
  });
});
