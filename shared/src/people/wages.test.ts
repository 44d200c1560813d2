import { describe, expect, it } from 'vitest';
import { aJobTitleRecord } from '../testing/people-records.ts';
import { anEmployeeRecord } from '../testing/records.ts';
import { employee } from './employee.schema.ts';
import { jobTitle } from './job-title.schema.ts';
import { withoutDefaultWage, withoutWages } from './wages.ts';

const paid = employee.parse(
  anEmployeeRecord({
    hourlyRate: 22.5,
    jobAssignments: [
      { jobId: 2, isActive: true, wageOverride: 24, updatedBy: 'uid-boss' },
      { jobId: 3, isActive: false },
    ],
  }),
);

describe('wages, for those who may not read them', () => {
  it('are nowhere in an employee, who is otherwise the same', () => {
    const { hourlyRate, ...rest } = paid;
    expect(hourlyRate).toBe(22.5);
    expect(withoutWages(paid)).toEqual({
      ...rest,
      jobAssignments: [
        { jobId: 2, isActive: true, updatedBy: 'uid-boss' },
        { jobId: 3, isActive: false },
      ],
    });
  });

  it('stay in the record they were taken from', () => {
    const before = structuredClone(paid);
    withoutWages(paid);
    expect(paid).toEqual(before);
  });

  it('are not in a job title either', () => {
    const { defaultWage, ...rest } = jobTitle.parse(aJobTitleRecord({ defaultWage: 18 }));
    expect(withoutDefaultWage({ ...rest, defaultWage })).toEqual(rest);
  });
});
