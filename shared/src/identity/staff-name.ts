// How a history names a person of staff: colleagues, drivers and diners may read it, and an e-mail address is none of theirs.
import type { User } from './user.schema.ts';

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** What stands before the @ of somebody who is known by an address alone. */
export const withoutAddress = (name: string): string =>
  isAddress(name) ? name.slice(0, name.indexOf('@')) : name;

export const staffName = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  withoutAddress(displayName || email);
