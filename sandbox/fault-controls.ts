// Faults on the pages of the simulated services: '/do/faults' adds one, '/do/clear-fault' takes one away.
import { button, options } from './controls.ts';
import type { Fault } from './fault-list.ts';
import { escaped } from './page.ts';

/** What can go wrong, in words. */
type Kinds<Kind extends string> = Readonly<Record<Kind, string>>;

export function faultsSection<Kind extends string>(
  faults: readonly Fault<string, Kind>[],
  kinds: Kinds<Kind>,
): string {
  const entries = faults.map(
    ({ id, call, kind, times, name }) =>
      `<li><span>${call === '*' ? 'Any call' : `<code>${call}</code>`}: ${escaped(kinds[kind])}${times === undefined ? '' : ` (still ${times} times)`}${name ? `, for ${escaped(name)}` : ''}</span>
${button('clear-fault', { id: String(id) }, 'Clear', `${call} ${kind}`)}</li>`,
  );
  return `<h2>Faults</h2>
${entries.length === 0 ? '<p class="quiet">Everything works.</p>' : `<ul>${entries.join('')}</ul>`}`;
}

/** @param more Further fields, in HTML. */
export const faultForm = (calls: readonly string[], kinds: Kinds<string>, more = ''): string =>
  `<form method="post" action="/do/faults"><label>Call<select name="call">${options([['*', 'Any call'], ...calls.map((name) => [name, name] as const)])}</select></label>
<label>What goes wrong<select name="kind">${options(Object.entries(kinds))}</select></label>
<label>How many times<input name="times" type="number" min="1" placeholder="always"></label>
${more}<button>Add a fault</button></form>`;
