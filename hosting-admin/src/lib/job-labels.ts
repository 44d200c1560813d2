// Labels of employees' jobs and of the access each one gives.
import type { Access } from '@bite/shared/identity/user.schema';
import { type EmployeeRole, employeeRoles } from '@bite/shared/people/employee.schema';

export const jobLabels: Readonly<Record<EmployeeRole, string>> = {
  training: 'In training',
  delivery_driver: 'Driver',
  chef: 'Chef',
  dish_washer: 'Dishwasher',
  server: 'Server',
  cook: 'Cook',
  tester: 'Tester',
  manager: 'Shift manager',
  bartender: 'Bartender',
  host: 'Host',
  kitchen_lead: 'Kitchen lead',
  cashier: 'Counter',
};

/** The usual ones first. */
const usual: readonly EmployeeRole[] = ['cashier', 'cook', 'delivery_driver', 'server'];
export const jobChoices = [...usual, ...employeeRoles.filter((role) => !usual.includes(role))].map(
  (value) => ({ value, label: jobLabels[value] }),
);

type Place = Access[string]['restaurants'][string];

type Seen = Omit<Place, 'manage'>;

/** What an access allows, and what a person with it does. */
const accesses = [
  { access: 'pos', sees: 'Counter', does: jobLabels.cashier },
  { access: 'kitchen', sees: 'Kitchen', does: jobLabels.cook },
  { access: 'deliver', sees: 'Deliveries', does: jobLabels.delivery_driver },
] as const satisfies readonly { access: keyof Seen; sees: string; does: string }[];

function wordsOf(seen: Seen, kind: 'sees' | 'does'): string | undefined {
  const words = accesses.filter(({ access }) => seen[access]).map((one) => one[kind]);
  return words.length === 0 ? undefined : words.join(', ');
}

/** 'Counter, Kitchen': what a person sees at work; undefined if nothing. */
export const accessLabel = (seen: Seen): string | undefined => wordsOf(seen, 'sees');

/** 'Counter, Cook': a person's jobs over all restaurants; undefined if none. */
export const dutyLabel = (restaurants: Access[string]['restaurants']): string | undefined => {
  const places = Object.values(restaurants);
  const seen: Seen = {
    pos: places.some(({ pos }) => pos),
    kitchen: places.some(({ kitchen }) => kitchen),
    ...(places.some(({ deliver }) => deliver) && { deliver: true }),
  };
  return wordsOf(seen, 'does');
};
