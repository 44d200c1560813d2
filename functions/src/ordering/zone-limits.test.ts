import { zoneLimits } from '@bite/shared/ordering/delivery-zone.schema';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../testing/memory-place.ts';
import { refused } from '../testing/refused.ts';

const codes = (count: number, from = 10_000): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index));
const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ latitude: index / 10, longitude: 0 }));

describe('the delivery zones of a restaurant together', () => {
  it('are at most as many as a page can carry', async () => {
    const here = memoryPlace();
    for (let zone = 0; zone < zoneLimits.zones; zone += 1)
      await here.create('deliveryZones', { name: `Zone ${zone}`, area: 'everywhere' });
    const refusal = await refused(here.create('deliveryZones', { name: 'Another', area: 'everywhere' }));
    expect(refusal).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(JSON.stringify(refusal)).toContain('at most 50 delivery zones');
    await here.delete('deliveryZones', 1);
    await here.create('deliveryZones', { name: 'Another', area: 'everywhere' });
  });

  it('have at most so many postal codes, a changed zone’s former ones left out', async () => {
    const here = memoryPlace();
    await here.create('deliveryZones', { name: 'One', postalCodes: codes(1500) });
    await here.create('deliveryZones', { name: 'Two', postalCodes: codes(500, 20_000) });
    const refusal = await refused(here.create('deliveryZones', { name: 'Three', postalCodes: ['30000'] }));
    expect(JSON.stringify(refusal)).toContain('at most 2000 postal codes');
    expect(JSON.stringify(refusal)).toContain('postalCodes');
  });

  it('have at most so many points', async () => {
    const here = memoryPlace();
    const zone = (name: string, count: number) => ({ name, area: 'outline', outline: corners(count) });
    await here.create('deliveryZones', zone('One', 200));
    await here.create('deliveryZones', zone('Two', 200));
    const refusal = await refused(here.create('deliveryZones', zone('Three', 101)));
    expect(JSON.stringify(refusal)).toContain('at most 500 points');
    await here.create('deliveryZones', zone('Three', 100));
  });
});
