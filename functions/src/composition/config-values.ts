// Reads values of the environment in the forms that several parts of the configuration have.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A secret cannot be empty: 'none' is what stands for none. */
export const secretFrom = (secret: string | undefined): string | undefined =>
  secret === 'none' ? undefined : secret;

export function originFrom(name: string, text: string | undefined): string {
  const address = text?.replace(/\/$/, '') ?? '';
  if (parsedUrl(address)?.origin !== address)
    throw new Error(`${name} names no address such as https://admin.example.com (docs/deploy.md)`);
  return address;
}

export const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
