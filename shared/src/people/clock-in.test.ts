import { describe, expect, it } from 'vitest';
import { canClockIn } from './clock-in.ts';
import { employeeStatuses } from './employee.schema.ts';

const held = { isActive: true };
const former = { isActive: false };

describe('clocking in', () => {
  it.each([
    ['one job', [held], true],
    ['a former and a present job', [former, held], true],
    ['former jobs only', [former, former], false],
    ['no job', [], false],
  ])('C4-02, O6-09 an active employee with %s: %s', (_, jobAssignments, expected) => {
    expect(canClockIn({ status: 'active', jobAssignments })).toBe(expected);
  });

  it.each(employeeStatuses.filter((status) => status !== 'active'))(
    'C4-02, O6-09 somebody %s may not, whatever their jobs',
    (status) => {
      expect(canClockIn({ status, jobAssignments: [held] })).toBe(false);
    },
  );
});
