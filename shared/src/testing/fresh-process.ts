// What a module does where nothing has been loaded or looked up yet, as in a browser that opens a page: in a process of its own, since
// loading it anew here would leave two of it to the tests that follow.
import { execFileSync } from 'node:child_process';

/** A script that counts how often the tables of calendars and numbers are asked: `counted.calendars`, `counted.numbers`. */
export const countingTables = `
  const counted = { calendars: 0, numbers: 0 };
  const count = (format, name) => new Proxy(format, {
    construct(made, parts) { counted[name] += 1; return Reflect.construct(made, parts); },
  });
  Intl.DateTimeFormat = count(Intl.DateTimeFormat, 'calendars');
  Intl.NumberFormat = count(Intl.NumberFormat, 'numbers');
  Number.prototype.toLocaleString = new Proxy(Number.prototype.toLocaleString, {
    apply(write, value, parts) { counted.numbers += 1; return Reflect.apply(write, value, parts); },
  });
`;

/**
 * Runs the text of a function `(modules, given) => answer` and answers what it returned, as JSON, with what it has counted.
 *
 * @param modules The addresses of modules, by the names under which the function has them.
 */
export function inFreshProcess<Answer>(
  modules: Readonly<Record<string, string>>,
  given: unknown,
  work: string,
): { answer: Answer; counted: { calendars: number; numbers: number } } {
  const imports = Object.entries(modules).map(
    ([name, address]) => `${name}: await import(${JSON.stringify(address)})`,
  );
  const code = `${countingTables}
    const answer = (${work})({ ${imports.join(', ')} }, ${JSON.stringify(given)});
    console.log(JSON.stringify({ answer, counted }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}
