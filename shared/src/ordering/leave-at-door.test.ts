import { describe, expect, it } from 'vitest';
import { refuseLeaving } from './leave-at-door.ts';

describe('a delivery is left at the door', () => {
  it('unless somebody has to show an ID there, or to pay', () => {
    expect(refuseLeaving({ requiresId: false, toPay: 0 })).toBeUndefined();
    expect(refuseLeaving({ requiresId: true, toPay: 0 })).toMatch(/an ID at the door/);
    expect(refuseLeaving({ requiresId: false, toPay: 0.01 })).toMatch(/You pay at the door/);
  });
});
