// What employees do, in the words of a restaurant, and what each job opens.
import type { Access } from '@bite/shared/identity/user.schema';
import { type EmployeeRole, employeeRoles } from '@bite/shared/people/employee.schema';

export const jobWords: Readonly<Record<EmployeeRole, string>> = {
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
  (value) => ({ value, label: jobWords[value] }),
);

type Place = Access[string]['restaurants'][string];

/** 'Counter, Kitchen': what somebody gets to see at work; undefined where that is nothing. */
export function accessWords({ pos, kitchen, deliver }: Omit<Place, 'manage'>): string | undefined {
  const words = [pos && 'Counter', kitchen && 'Kitchen', deliver && 'Deliveries'].filter(Boolean);
  return words.length === 0 ? undefined : words.join(', ');
}

/** Over all restaurants where they work. */
export const accessWordsOf = (restaurants: Access[string]['restaurants']): string | undefined => {
  const places = Object.values(restaurants);
  return accessWords({
    pos: places.some(({ pos }) => pos),
    kitchen: places.some(({ kitchen }) => kitchen),
    ...(places.some(({ deliver }) => deliver) && { deliver: true }),
  });
};
