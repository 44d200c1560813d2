// The gateway's installation for tests shuffles the fields of its answers and adds others, so that clients read by name only.
import { randomBytes, randomInt } from 'node:crypto';

type Fields = Record<string, unknown>;

/** Fields that were seen as numbers as well as text. None begins with a zero that would be lost. */
const alsoNumbers: ReadonlySet<string> = new Set([
  ...['fundingid', 'fundingmasterid', 'fundingtxnid', 'fundingadjustmentid', 'fundingchargebackid'],
  ...[
    'netsales',
    'totalfunding',
    'fee',
    'thirdparty',
    'reversal',
    'interchangefee',
    'adjustment',
    'servicecharge',
  ],
  ...['otheradjustment', 'batchid', 'declineCategory'],
]);

const odd = (): string => `x${randomBytes(4).toString('hex')}`;

const oddValues: readonly (() => unknown)[] = [
  () => odd(),
  () => randomInt(100_000),
  () => null,
  () => true,
  () => [odd(), randomInt(100), null],
  () => ({ [odd()]: odd(), [odd()]: [randomInt(9)] }),
  () => '',
];

function shuffled<Entry>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry) => ({ entry, place: randomInt(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}

function asNumberAtTimes(name: string, value: unknown): unknown {
  const mayChange =
    alsoNumbers.has(name) && typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value);
  return mayChange && Number.isSafeInteger(Math.trunc(Number(value))) && randomInt(2) === 0
    ? Number(value)
    : value;
}

/** The same answer, with its fields in another order among others that mean nothing. */
export function noisy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(noisy);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value as Fields).map(([name, field]): [string, unknown] => [
    name,
    asNumberAtTimes(name, noisy(field)),
  ]);
  const added = Array.from({ length: randomInt(1, 4) }, (): [string, unknown] => [
    odd(),
    oddValues[randomInt(oddValues.length)]?.(),
  ]);
  return Object.fromEntries(shuffled([...known, ...added]));
}
