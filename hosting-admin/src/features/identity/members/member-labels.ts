// Labels of a member's role and state.
import { dutyLabel } from '../../../lib/job-labels.ts';
import { roleLabels } from '../../../lib/role-labels.ts';
import type { Member } from '../../../lib/team-queries.ts';

/** Of an employee, what they do: 'Counter, Cook'. */
export const roleOf = ({ assignment, restaurants }: Member): string =>
  (assignment.role === 'employee' && dutyLabel(restaurants)) || roleLabels[assignment.role];

export const seesNothing = ({ assignment, restaurants }: Member): boolean =>
  assignment.role === 'employee' && assignment.isActive && dutyLabel(restaurants) === undefined;

export function stateOf({ isActive, assignment }: Member): 'Active' | 'Off' | 'Locked out' {
  if (!isActive) return 'Locked out';
  return assignment.isActive ? 'Active' : 'Off';
}
