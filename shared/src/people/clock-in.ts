// Who may clock in (C4-02, O6-09).
import type { Employee } from './employee.schema.ts';

type Assigned = Pick<Employee, 'status'> & {
  jobAssignments: readonly Pick<Employee['jobAssignments'][number], 'isActive'>[];
};

export const canClockIn = ({ status, jobAssignments }: Assigned): boolean =>
  status === 'active' && jobAssignments.some(({ isActive }) => isActive);
