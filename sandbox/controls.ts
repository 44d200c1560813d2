// Tables, buttons and choices on the pages of the simulated services.
import { escaped } from './page.ts';

/** For the head of a page with tables and forms. */
export const controlsStyle = `<style>
  body:has(main) { max-width: 75rem }
  h2 { margin-top: 2.5rem; font-size: 1.2rem }
  .quiet { color: #4b5563 }
  .wide { overflow-x: auto }
  .wide table { min-width: 56rem }
  table { border-collapse: collapse; width: 100%; text-align: left }
  th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #d1d5db; vertical-align: top }
  td.money { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
  form { display: inline-flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: .125rem 0; max-width: 100% }
  label { display: grid; gap: .25rem; min-width: 0; max-width: 100%; grid-template-columns: minmax(0, 1fr) }
  input, select, button { font: inherit; box-sizing: border-box; height: 2.75rem; padding: .25rem .75rem; max-width: 100% }
  button { white-space: nowrap }
  main li { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .5rem 0 }
  code { font-size: 1rem }
  form input { width: 9rem }
</style>`;

/** A form of one button, which sends the fields to '/do/{action}'. @param about What it is for, for those who cannot see it. */
export const button = (action: string, fields: Record<string, string>, label: string, about = ''): string => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const name = about && ` aria-label="${escaped(`${label}: ${about}`)}"`;
  return `<form method="post" action="/do/${action}">${hidden.join('')}<button${name}>${label}</button></form>`;
};

export const options = (entries: readonly (readonly [value: string, label: string])[], chosen = ''): string =>
  entries
    .map(
      ([value, label]) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escaped(label)}</option>`,
    )
    .join('');
