// How histories name a member of staff: never by email address, since colleagues, drivers and diners read them.
import type { User } from './user.schema.ts';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** The part before the @, for a person without a name. */
export const withoutAddress = (name: string): string =>
  isAddress(name) ? name.slice(0, name.indexOf('@')) : name;

export const staffName = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  withoutAddress(displayName || email);
