// Adds forbidden and allowed imports to a copy of the project and checks what the linter says about each.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binary, root } from './root.ts';

type Import = readonly [from: string, to: string];

const forbidden: readonly Import[] = [
  ['shared/src/ordering/cart.ts', 'react'],
  ['shared/src/ordering/cart.ts', 'firebase/firestore'],
  ['shared/src/ordering/cart.ts', 'node:fs'],
  ['shared/src/paths.ts', '../../functions/src/runtime.ts'],
  ['shared/src/kernel/money.test.ts', '../../../functions/src/runtime.ts'],
  ['functions/src/ordering/place-order.ts', 'firebase-admin/firestore'],
  ['functions/src/ordering/place-order.ts', 'express'],
  ['functions/src/ordering/place-order.ts', '../adapters/firestore/orders.ts'],
  ['functions/src/ordering/place-order.ts', '../http/app.ts'],
  ['functions/src/ordering/place-order.ts', '../composition.ts'],
  ['functions/src/ordering/place-order.ts', './../adapters/firestore/orders.ts'],
  ['functions/src/ordering/pricing/quote.ts', '../../adapters/firestore/orders.ts'],
  ['functions/src/ordering/place-order.ts', '../../../shared/src/paths.ts'],
  ['functions/src/ordering/place-order.test.ts', '../../../hosting-site/src/main.tsx'],
  ['functions/src/ordering/place-order.ts', '../composition/api.ts'],
  ['functions/src/ports/orders.ts', '../ordering/place-order.ts'],
  ['functions/src/ports/orders.ts', 'firebase-admin/firestore'],
  ['functions/src/http/app.ts', '../adapters/firestore/orders.ts'],
  ['functions/src/http/orders/handlers.ts', '../../adapters/firestore/orders.ts'],
  ['functions/src/triggers/on-order-written.ts', '../composition.ts'],
  ['functions/src/tasks/rebuild.ts', 'firebase-admin/firestore'],
  ['functions/src/adapters/clock.ts', '../ordering/place-order.ts'],
  ['functions/src/adapters/firestore/orders.ts', '../../ordering/place-order.ts'],
  ['functions/src/adapters/firestore/orders.ts', '../../http/app.ts'],
  ['functions/src/adapters/firestore/orders.ts', '../../composition.ts'],
  ['functions/src/adapters/firestore/orders/write.ts', '../../../ordering/place-order.ts'],
  ['functions/src/composition.ts', '../../hosting-site/src/entry-server.tsx'],
  ['functions/src/composition.ts', '@bite/hosting-site'],
  ...['hosting-admin', 'hosting-site', 'hosting-embed'].flatMap((app): Import[] => [
    [`${app}/src/main.tsx`, '../../functions/src/runtime.ts'],
    [`${app}/src/main.tsx`, '@bite/functions'],
    [`${app}/src/main.tsx`, 'firebase-admin/app'],
    [`${app}/src/features/catalogue/menu.tsx`, '../ordering/cart.ts'],
    [`${app}/src/features/catalogue/menu.tsx`, '../../features/ordering/cart.ts'],
    [`${app}/src/features/catalogue/menu.tsx`, '../../app/router.tsx'],
    [`${app}/src/features/catalogue/menu.tsx`, '../../../../shared/src/paths.ts'],
    [`${app}/src/features/catalogue/card/card.tsx`, '../../ordering/cart.ts'],
    [`${app}/src/features/catalogue/card/badge/badge.tsx`, '../../../ordering/cart.ts'],
    [`${app}/src/ui/button.tsx`, '../features/catalogue/menu.tsx'],
    [`${app}/src/ui/forms/field.tsx`, '../../app/router.tsx'],
    [`${app}/src/lib/call.ts`, '../features/catalogue/menu.tsx'],
    [`${app}/src/lib/call.ts`, '../ui/button.tsx'],
  ]),
  ['hosting-site/src/features/catalogue/menu.tsx', 'zod'],
  ['hosting-site/src/features/catalogue/menu.tsx', '@bite/shared/ordering/cart.schema'],
  ['hosting-embed/src/main.tsx', 'firebase/firestore'],
  ['sandbox/card-gateway/server.ts', '../../functions/src/runtime.ts'],
  ['e2e/order.e2e.ts', '../functions/src/runtime.ts'],
  ['rules-tests/orders.test.ts', '../hosting-admin/src/main.tsx'],
  ['tools/start.ts', '../hosting-admin/src/main.tsx'],
];

const allowed: readonly Import[] = [
  ['shared/src/ordering/cart.ts', 'big.js'],
  ['shared/src/ordering/cart.ts', '../kernel/money.ts'],
  ['shared/src/ordering/cart.test.ts', 'vitest'],
  ['functions/src/ordering/place-order.ts', '../ports/orders.ts'],
  ['functions/src/ordering/place-order.ts', '../tenancy/create-restaurant.ts'],
  ['functions/src/ordering/place-order.ts', '@bite/shared/ordering/cart'],
  ['functions/src/ordering/place-order.test.ts', '../adapters/in-memory/orders.ts'],
  ['functions/src/ports/orders.ts', '@bite/shared/ordering/order.schema'],
  ['functions/src/http/app.ts', 'express'],
  ['functions/src/http/app.ts', '../ordering/place-order.ts'],
  ['functions/src/triggers/on-order-written.ts', 'firebase-functions/v2/firestore'],
  ['functions/src/adapters/firestore/orders.ts', '../../ports/orders.ts'],
  ['functions/src/adapters/firestore/orders.ts', 'firebase-admin/firestore'],
  ['functions/src/composition/api.ts', '../adapters/firestore/orders.ts'],
  ['functions/src/composition.ts', './adapters/firestore/orders.ts'],
  ...['hosting-admin', 'hosting-site', 'hosting-embed'].flatMap((app): Import[] => [
    [`${app}/src/app/router.tsx`, '../features/catalogue/menu.tsx'],
    [`${app}/src/features/catalogue/menu.tsx`, '../../ui/button.tsx'],
    [`${app}/src/features/catalogue/card/card.tsx`, '../menu.tsx'],
    [`${app}/src/features/catalogue/card/card.tsx`, '../../../lib/call.ts'],
    [`${app}/src/features/catalogue/menu.tsx`, '@bite/shared/ordering/cart'],
    [`${app}/src/ui/button.tsx`, '../lib/call.ts'],
  ]),
  ['hosting-admin/src/features/items/form.tsx', '@bite/shared/catalogue/item.schema'],
  ['e2e/order.e2e.ts', '../tools/stack/environment.ts'],
  ['tools/seed/seed.ts', '../../functions/src/composition.ts'],
];

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

let folder: string;
let reported: ReadonlySet<string>;

/** One file contains all added imports, one per line. */
function plant(imports: readonly Import[]): Map<string, Import> {
  const byLine = new Map<string, Import>();
  const files = Map.groupBy(imports, ([from]) => from);
  for (const [file, planted] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), planted.map(([, to]) => `import '${to}';\n`).join(''));
    planted.forEach((each, index) => {
      byLine.set(`${file}:${index + 1}`, each);
    });
  }
  return byLine;
}

function lint(): Report {
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    return JSON.parse(execFileSync(binary('biome'), args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }));
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout);
  }
}

const name = ([from, to]: Import): string => `${from} → ${to}`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bite-imports-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  const planted = plant([...forbidden, ...allowed]);
  const found = lint().diagnostics.filter(({ category }) => category === 'lint/style/noRestrictedImports');
  reported = new Set(
    found.flatMap(({ location: { path, start } }) => {
      const source = planted.get(`${path}:${start.line}`);
      return source ? [name(source)] : [];
    }),
  );
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the linter holds the import directions', () => {
  it.each(forbidden.map(name))('refuses %s', (planted) => {
    expect(reported).toContain(planted);
  });

  it.each(allowed.map(name))('lets %s pass', (planted) => {
    expect(reported).not.toContain(planted);
  });
});
