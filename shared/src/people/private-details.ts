// Removes what is written about an employee from the record for colleagues, who need its name and contact alone (roles.ts).
import type { Employee } from './employee.schema.ts';

export function withoutPrivateDetails({
  notes: _notes,
  accountInfo: _account,
  ...employee
}: Employee): Omit<Employee, 'notes' | 'accountInfo'> {
  return employee;
}
