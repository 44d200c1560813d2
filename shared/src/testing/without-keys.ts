// A menu file with its keys replaced by positions, to compare two menus but for their ids.
import type { BiteMenu } from '../catalogue/exchange/bite-menu.ts';
import { menuKinds } from '../catalogue/menu.schema.ts';

const GUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Keys are numbered in the order in which entities and parts define them. */
export function withoutKeys(menu: BiteMenu): unknown {
  const numbers = new Map<string, string>();
  const text = JSON.stringify(menu);
  for (const kind of menuKinds)
    for (const { key, ...fields } of menu[kind]) {
      numbers.set(key, `${kind} ${numbers.size}`);
      for (const [, part] of JSON.stringify(fields).matchAll(/"key":"([^"]+)"/g))
        if (part) numbers.set(part, `part ${numbers.size}`);
    }
  return JSON.parse(text.replace(GUID, (key) => numbers.get(key) ?? key));
}
