// Looks for card numbers in what a running stack has stored and logged. A number that is found is named masked: this is printed.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { collections } from '@bite/shared/paths';
import { maskCardNumber } from '@bite/shared/payments/card-number';
import type { Firestore } from 'firebase-admin/firestore';
import { findCardNumbers } from './find-card-numbers.ts';

/** 'tenants/1/orders/2: ••••••••••••1111' */
const foundIn = (where: string, text: string): string[] =>
  findCardNumbers(text).map((number) => `${where}: ${maskCardNumber(number)}`);

/** The texts and numbers in a document, names of fields included. Bytes are compressed menus. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, field]) => [name, ...textsIn(field)]);
}

/** In every document of every collection that Bite has. */
export async function cardNumbersInDocuments(db: Firestore): Promise<string[]> {
  const groups = [...new Set(Object.values(collections))];
  const all = await Promise.all(
    groups.map(async (group) => {
      const { docs } = await db.collectionGroup(group).get();
      return docs.flatMap((found) =>
        foundIn(found.ref.path, [found.id, ...textsIn(found.data())].join('\n')),
      );
    }),
  );
  return all.flat();
}

/** @param path Of a file of lines. */
export async function cardNumbersInLog(path: string): Promise<string[]> {
  const found: string[] = [];
  let count = 0;
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    count += 1;
    found.push(...foundIn(`line ${count} of ${path}`, line));
  }
  return found;
}
