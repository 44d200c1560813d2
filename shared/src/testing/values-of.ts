// Whatever a schema accepts, as a fast-check arbitrary: for claims about every record. Walks the schema itself, so that a
// new field is in play at once. (Libraries that do this do not know zod 4's prefault or fast-check 4.)
import fc from 'fast-check';
import { z } from 'zod';

type Values = fc.Arbitrary<unknown>;

/** Texts that pass the checks which no chance would: zones, addresses, colours, times. */
const likelyTexts = [
  'US',
  'Pizza "extra" № 7',
  'America/New_York',
  'Asia/Kathmandu',
  'https://pictures.example.com/a%20b.png?size=2',
  'kim+test@example.com',
  '2026-02-28',
  '2026-06-01T12:30:15.250Z',
  '23:59',
  'USD',
  '#1a2B3c',
  '+1',
  '+1 (518) 555-0100',
  'bella-napoli',
  'www.bella.example.com',
  '192.168.0.10',
  '2001:db8::7',
  'https://www.example.com',
  '4b1c7a52-8f0e-4c6b-9a57-2d3f5e6a7b8c',
];

/** Every value that this gives is accepted by `schema` as it is given: unlikely ones are looked for, not forced. */
export function valuesOf(schema: z.ZodType): Values {
  return candidates(schema).filter((value) => schema.safeParse(value).success);
}

function candidates(schema: z.ZodType): Values {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return fc.option(valuesOf(schema.def.innerType as z.ZodType), { nil: undefined });
  if (schema instanceof z.ZodExactOptional) return valuesOf(schema.def.innerType as z.ZodType);
  if (schema instanceof z.ZodNullable) return fc.option(valuesOf(schema.def.innerType as z.ZodType));
  if (schema instanceof z.ZodObject) return recordsOf(schema.shape);
  if (schema instanceof z.ZodArray) {
    const minLength = leastLength(schema);
    return fc.array(valuesOf(schema.def.element as z.ZodType), {
      minLength,
      maxLength: Math.max(2, minLength),
    });
  }
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(
      valuesOf(schema.def.keyType as z.ZodType) as fc.Arbitrary<string>,
      valuesOf(schema.def.valueType as z.ZodType),
      { maxKeys: 2 },
    );
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.def.options.map((option) => valuesOf(option as z.ZodType)));
  if (schema instanceof z.ZodPipe) return candidates(schema.def.in as z.ZodType);
  return leaves(schema);
}

/** How many elements its checks ask for. */
const leastLength = (schema: z.ZodArray): number =>
  Math.max(
    0,
    ...(schema.def.checks ?? []).map(({ _zod }) => {
      const { minimum, length } = _zod.def as { minimum?: unknown; length?: unknown };
      return Number(minimum ?? length ?? 0);
    }),
  );

/** More is asked of these when they are sent than when they are read. */
const namedValues: Readonly<Record<string, Values>> = { phone: fc.constant('+1 (518) 555-0100') };

function recordsOf(shape: Readonly<Record<string, z.ZodType>>): Values {
  const fields: Record<string, Values> = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, namedValues[name] ?? valuesOf(field)]),
  );
  const requiredKeys = Object.keys(shape).filter((name) => !(shape[name] instanceof z.ZodExactOptional));
  return fc.record(fields, { requiredKeys });
}

function leaves(schema: z.ZodType): Values {
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numbersOf(schema);
  // No null: a change to such a field could not say it (RFC 7386).
  if (schema instanceof z.ZodUnknown) return fc.constantFrom('text', 7, true);
  return textsOf(schema);
}

function numbersOf({ minValue, maxValue }: z.ZodNumber): Values {
  const least = Math.max(minValue ?? -1_000_000, -1_000_000);
  const most = Math.min(maxValue ?? 100_000_000, 100_000_000);
  const whole = fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return fc.oneof(
    whole,
    fc.integer({ min: Math.ceil(least * 100), max: Math.floor(most * 100) }).map((cents) => cents / 100),
  );
}

/** Any text where the schema takes any, else those of the likely ones that it takes. */
function textsOf(schema: z.ZodType): Values {
  const accepted = likelyTexts.filter((text) => schema.safeParse(text).success);
  if (accepted.length === 0) throw new Error(`No likely text for ${schema.def.type}: add one to likelyTexts`);
  return accepted.length === likelyTexts.length
    ? fc.oneof(fc.constantFrom(...accepted), fc.string())
    : fc.constantFrom(...accepted);
}
