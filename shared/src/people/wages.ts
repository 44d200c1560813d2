// Removes wages from records for those without the permission to read them (roles.ts).
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
