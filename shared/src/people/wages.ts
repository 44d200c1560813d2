// What people earn is for those who may read wages (roles.ts): for everyone else these fields are not there.
import type { Employee } from './employee.schema.ts';
import type { JobTitle } from './job-title.schema.ts';

type Assignment = Employee['jobAssignments'][number];
type WagelessEmployee = Omit<Employee, 'hourlyRate' | 'jobAssignments'> & {
  jobAssignments: Omit<Assignment, 'wageOverride'>[];
};

export function withoutWages({ hourlyRate: _rate, jobAssignments, ...employee }: Employee): WagelessEmployee {
  return {
    ...employee,
    jobAssignments: jobAssignments.map(({ wageOverride: _wage, ...assignment }) => assignment),
  };
}

export function withoutDefaultWage({ defaultWage: _wage, ...job }: JobTitle): Omit<JobTitle, 'defaultWage'> {
  return job;
}
