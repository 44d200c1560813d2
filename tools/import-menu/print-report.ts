// Prints the import's report: what was imported, what was not, and what diners see.
import type { Fault, ObjectName } from '@bite/shared/catalogue/square/catalog';
import type { SquareReport } from '@bite/shared/catalogue/square/report';
import type { MenuImport } from '../../functions/src/catalogue/import-square-menu.ts';
import { bold, say } from '../console.ts';
import { columns, wrapped } from './columns.ts';

const WIDTH = 110;
/** How many objects are named as examples if all of them were imported. */
const EXAMPLES = 5;
/** The maximum number of lines in a section; the report's file has all of them. */
const LINES = 20;

const nameOf = ({ name, id }: ObjectName): string => (name ? `"${name}" (${id})` : id || 'the file');

function section(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(`\n${bold(title)}`);
  for (const line of summed(lines)) say(`  ${line}`);
}

/** The first entries, and the number of the others. */
function summed(lines: readonly string[]): string[] {
  if (lines.length <= LINES) return [...lines];
  return [...lines.slice(0, LINES), `… and ${lines.length - LINES} more: the report has them all`];
}

function listed(texts: readonly string[], limit = EXAMPLES): string[] {
  const more = texts.length > limit ? `, … and ${texts.length - limit} more` : '';
  return wrapped(texts.slice(0, limit).join(', ') + more, WIDTH - 4).map((line) => `  ${line}`);
}

const kinds = [
  ['menuGroups', 'Menu groups'],
  ['items', 'Items'],
  ['modifierGroups', 'Modifier groups'],
  ['taxRates', 'Tax rates'],
] as const;

export function countLines(counts: MenuImport['counts']): string[] {
  const rows = kinds.map(([kind, title]) => {
    const { created, updated, unchanged } = counts[kind];
    return [title, created, updated, unchanged];
  });
  return columns([['', 'new', 'changed', 'unchanged'], ...rows]);
}

function onlineLines({ notSoldOnline: { items, reasons, isOverruled } }: SquareReport): string[] {
  if (reasons.length === 0) return [];
  const state = isOverruled
    ? 'the file marks them as not sold online here; --sell-online sells them all the same'
    : 'online ordering is off; --sell-online switches it on';
  return [
    `${items.length} items: ${state}`,
    ...reasons.flatMap(({ text, objects }) => [
      `${objects.length} × ${text}`,
      ...listed(objects.map(nameOf)),
    ]),
  ];
}

/** Fields grouped by reason. */
function fieldLines({ notCarried }: SquareReport): string[] {
  const reasons = new Set(notCarried.map(({ why }) => why));
  return [...reasons].flatMap((why) => {
    const own = notCarried.filter((note) => note.why === why);
    const rows = own.map(({ field, count, example }) => [count, field, `e.g. ${nameOf(example)}`]);
    return [`${why || 'Bite has no place for it'}:`, ...columns(rows).map((line) => `  ${line}`)];
  });
}

function valueLines({ values }: SquareReport): string[] {
  return columns([
    [values.inFile, 'values in the file'],
    [values.carried, 'carried over'],
    [values.notNeeded, 'not needed'],
    [values.notCarried, 'not carried over'],
    [values.inObjectsLeftOut, 'in objects left out'],
  ]);
}

function publicMenuLines({ publicMenu: { chosen, shown, notShown } }: MenuImport): string[] {
  const menu = chosen === undefined ? 'All menus are public' : `The public menu is "${chosen}"`;
  const lines = [`${menu}: guests see ${shown} of ${shown + notShown.length} imported items.`];
  if (notShown.length === 0) return lines;
  return [
    ...lines,
    'Not on it, because their groups or they themselves are hidden or stand elsewhere:',
    ...listed(notShown),
  ];
}

export function printReport(result: MenuImport): void {
  const { report, counts, gone, removed, houseTax } = result;
  const { sizes, modifiers } = report.carried;
  section('In the file', [
    report.objects.map(({ type, count }) => `${count} ${type}`).join(', '),
    ...(report.locations.length > 0 ? [`locations: ${report.locations.join(', ')}`] : []),
  ]);
  section(result.isDryRun ? 'What an import would write' : 'What the import wrote', [
    ...countLines(counts),
    `with ${sizes} sizes and ${modifiers} modifiers`,
  ]);
  section('Sold without tax from now on', untaxedLines(result));
  section('Not sold online', onlineLines(report));
  section('To know', remarkLines(report, houseTax));
  section(
    'Brought by an earlier import and not by this one: left as they are',
    gone.map(({ kind, id, name }) => `${kind} ${id} "${name}"`),
  );
  section('Sizes and modifiers that are gone from their items and groups', removed);
  section(
    'Objects left out',
    report.leftOut.flatMap(({ type, why, objects }) => [
      `${objects.length} × ${type}: ${why}`,
      ...listed(objects.map(nameOf)),
    ]),
  );
  section('Fields not carried over', fieldLines(report));
  section('Not needed (bookkeeping, defaults, empty texts)', notNeededLines(report));
  section('In sum', valueLines(report));
  section('On the public menu', publicMenuLines(result));
}

function untaxedLines({ untaxed, report }: MenuImport): string[] {
  if (untaxed.length === 0) return [];
  return [
    `${untaxed.length} of ${report.carried.items} items: the file names no tax for them, and the restaurant charges one`,
    ...listed(untaxed),
  ];
}

function remarkLines({ remarks }: SquareReport, houseTax: number | undefined): string[] {
  const lines = remarks.flatMap(({ text, objects }) => [
    `${objects.length} × ${text}`,
    ...listed(objects.map(nameOf)),
  ]);
  if (houseTax === undefined) return lines;
  return [...lines, `A default tax rate of ${houseTax} % keeps the restaurant's own items taxed as before.`];
}

function notNeededLines({ notNeeded }: SquareReport): string[] {
  return listed(
    notNeeded.map(({ field, count }) => `${field} × ${count}`),
    LINES,
  ).map((line) => line.trim());
}

/** The first errors, each with its object and field. */
export function faultLines(faults: readonly Fault[]): string[] {
  const lines = faults.map((fault) => {
    const object = fault.type === 'FILE' ? 'The file' : `${fault.type} ${nameOf(fault)}`;
    return `${object}: ${fault.field} ${fault.message}`;
  });
  return summed(lines);
}
