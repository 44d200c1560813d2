import { describe, expect, it } from 'vitest';
import { telLink } from './tel-link.ts';

describe('the link that dials a phone number', () => {
  it.each([
    ['(212) 555-0123 x45', 'tel:+12125550123;ext=45'],
    ['(212) 555-0123 ext. 45', 'tel:+12125550123;ext=45'],
    ['212.555.0123 #7', 'tel:+12125550123;ext=7'],
    ['+1 (212) 555-0123 x45', 'tel:+12125550123;ext=45'],
    ['1-212-555-0123', 'tel:+12125550123'],
    ['+44 20 7946 0958 x12', 'tel:+442079460958;ext=12'],
    ['555-0100', 'tel:5550100'],
    ['555-0100 x9', 'tel:5550100;ext=9'],
  ])('of %s near a restaurant in the United States is %s', (phone, link) => {
    expect(telLink(phone, 'USD')).toBe(link);
  });

  it.each([
    ['55 1234 5678', 'MXN', 'tel:5512345678'],
    ['551 234 5678', 'MXN', 'tel:5512345678'],
    ['98765 43210', 'INR', 'tel:9876543210'],
    ['030 123456', 'EUR', 'tel:030123456'],
    ['+49 30 123456', 'EUR', 'tel:+4930123456'],
    ['416 555 0123', 'CAD', 'tel:+14165550123'],
  ])('of %s where one pays in %s takes no country for another', (phone, currency, link) => {
    expect(telLink(phone, currency)).toBe(link);
  });

  it('has what digits there are of a number that was stored before numbers were checked', () => {
    expect(telLink('call 555-0100 after 5', 'USD')).toBe('tel:55501005');
  });
});
