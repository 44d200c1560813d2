// The initial hours in the form of a new restaurant (C3-06, O3-07).
import type { OperatingHours } from './restaurant.schema.ts';

const fromTo = (open: string, close: string) => ({ open, close, closed: false });

export const defaultHours: Readonly<Required<OperatingHours>> = {
  mon: fromTo('09:00', '22:00'),
  tue: fromTo('09:00', '22:00'),
  wed: fromTo('09:00', '22:00'),
  thu: fromTo('09:00', '22:00'),
  fri: fromTo('09:00', '23:00'),
  sat: fromTo('09:00', '23:00'),
  sun: fromTo('10:00', '21:00'),
};
