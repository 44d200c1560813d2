// The pages of the simulated providers.
import { escaped, page } from '../page.ts';

const names: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' };

/** Whom one can be without typing. */
const people = [
  { email: 'dora@example.com', name: 'Dora Diner' },
  { email: 'otto@example.com', name: 'Otto Ordering' },
] as const;

const style = `<style>
  form { display: grid; gap: 1rem; max-width: 26rem }
  label, fieldset { display: grid; gap: .25rem }
  fieldset { border: 1px solid #d1d5db; padding: .75rem }
  fieldset label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem }
  input[type=email], input[type=text], select, button { font: inherit; padding: .75rem; min-height: 2.75rem }
  button { background: #1d4ed8; color: #fff; border: 0; border-radius: .5rem }
</style>`;

/** @param query What the application asked for; it goes on with the form. */
export function personPage(
  provider: string,
  action: string,
  query: URLSearchParams,
  faults: Readonly<Record<string, string>>,
): string {
  const kept = ['redirect_uri', 'state', 'nonce', 'code_challenge', 'response_mode']
    .map((name) => `<input type="hidden" name="${name}" value="${escaped(query.get(name) ?? '')}">`)
    .join('');
  const [first] = people;
  const options = Object.entries(faults).map(
    ([fault, words]) => `<option value="${fault}">${escaped(words)}</option>`,
  );
  const title = `${names[provider] ?? provider} (simulated)`;
  return page(
    title,
    `<h1>${escaped(title)}</h1><p>Sign in as whoever you like. Nothing leaves this computer.</p>
<form method="post" action="${escaped(action)}">${kept}
<label>Email<input type="email" name="email" required list="people" value="${first.email}"></label>
<datalist id="people">${people.map(({ email }) => `<option>${email}</option>`).join('')}</datalist>
<label>Name<input type="text" name="name" value="${first.name}"></label>
<label>What goes wrong<select name="fault">${options.join('')}</select></label>
<button>Continue</button></form>`,
    style,
  );
}

/** Sends itself, as Apple's does; without scripts by a press. */
export function formPage(action: string, answer: URLSearchParams): string {
  const fields = [...answer].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return page(
    'One moment',
    `<form method="post" action="${escaped(action)}">${fields.join('')}<button>Continue</button></form>
<script>document.forms[0].submit()</script>`,
    style,
  );
}

export const refusedPage = (why: string): string => page('Refused', `<h1>Refused</h1><p>${escaped(why)}</p>`);
