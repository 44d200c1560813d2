// A Square catalogue as a menu file. The mapping and its account of every value are in ../square.
import type { Fault, ObjectName } from '../square/catalog.ts';
import { mapSquareCatalog } from '../square/map-catalog.ts';
import type { SquareOptions } from '../square/mapping.ts';
import type { Remark, SquareReport } from '../square/report.ts';
import { type FileFault, type Loss, type MenuFileReading, refused } from './menu-file.ts';
import { parseJson } from './parse-json.ts';

/** An import from Square states the whole menu; what staff added to it stays (docs/menu-import.md). */
const rules = {
  matchesStored: false,
  isWhole: true,
  keepsArrangement: false,
  keepsOwnModifierGroups: true,
  keepsOwnPrices: true,
};

export function readSquareMenu(text: string, options: SquareOptions): MenuFileReading {
  const json = parseJson(text);
  if (!json.ok) return refused(json.fault);
  const square = mapSquareCatalog(json.value, options);
  if (!square.ok) return { ok: false, faults: square.faults.map(faultOf) };
  const { draft, report } = square;
  return {
    ok: true,
    draft,
    rules,
    losses: lossesOf(report),
    notes: notesOf(report, options),
    rows: new Map(),
  };
}

const nameOf = ({ name, id }: ObjectName): string => name || id;

const faultOf = ({ type, field, message, ...object }: Fault): FileFault => ({
  field: type === 'FILE' ? field : `${type} ${field}`,
  name: nameOf(object as ObjectName),
  message,
});

function lossesOf({ leftOut, notCarried }: SquareReport): Loss[] {
  const objects = leftOut.map(({ type, why, objects: [first, ...more] }) => ({
    what: type,
    why,
    count: more.length + 1,
    example: first ? nameOf(first) : '',
  }));
  const fields = notCarried.map(({ field, why, count, example }) => ({
    what: field,
    why: why || 'Bite has no place for it',
    count,
    example: nameOf(example),
  }));
  return [...objects, ...fields];
}

const sentence = ({ text, objects }: Remark): string => {
  const names = objects.slice(0, 3).map(nameOf).join(', ');
  return `${objects.length} × ${text}: ${names}${objects.length > 3 ? ' and others' : ''}`;
};

function notesOf(
  { remarks, locations, notSoldOnline: { items, reasons, isOverruled } }: SquareReport,
  { location }: SquareOptions,
): string[] {
  const offline = isOverruled
    ? 'are sold online, although the file says that they are not'
    : 'will not be sold online, as the file says';
  return [
    ...(items.length > 0 ? [`${items.length} items ${offline}`, ...reasons.map(sentence)] : []),
    ...remarks.map(sentence),
    ...(location === undefined && locations.length > 0
      ? [
          `The file knows these locations: ${locations.join(', ')}. Name yours to take its own prices and items`,
        ]
      : []),
  ];
}
