// The page with fields for a card that a shop shows in a frame, so that the card never touches the shop's own page. It takes the
// parameters of the real one; ids and classes are the real ones, since pages address them in their css.
import { randomBytes } from 'node:crypto';
import { escaped } from '../page.ts';
import { type HostedFieldOptions, runHostedField } from './hosted-field-script.ts';
import { allowedStyle } from './hosted-field-style.ts';
import { isTrue } from './request-fields.ts';

const INACTIVITY = 500;
const YEARS = 20;

const style = `
  body { margin: 0; padding: 2px; font: 16px/1.4 system-ui, sans-serif; color: CanvasText; background: transparent }
  .part { display: block; border: 0; margin: 0; padding: 0; min-width: 0 }
  label, legend { display: block; padding: 0; margin: 0 0 .25rem }
  input, select { font: inherit; box-sizing: border-box; height: 2.75rem; padding: 0 .5rem; margin: 0 .25rem .75rem 0;
    border: 1px solid; border-radius: .25rem; background: Field; color: FieldText }
  input { width: 100% }
  .pair input, .pair select { width: 46% }
  .error { border-color: #b91c1c }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  @media (prefers-color-scheme: dark) { .error { border-color: #fca5a5 } }
`;

const optionsIn = (query: URLSearchParams): HostedFieldOptions => ({
  enhancedresponse: isTrue(query.get('enhancedresponse')),
  unique: isTrue(query.get('unique')),
  tokenizewheninactive: isTrue(query.get('tokenizewheninactive')),
  inactivityto: Number(query.get('inactivityto')) || INACTIVITY,
  formatinput: isTrue(query.get('formatinput')),
  cardnumbernumericonly: isTrue(query.get('cardnumbernumericonly')),
  sendcssloadedevent: isTrue(query.get('sendcssloadedevent')),
  invalidcreditcardevent: isTrue(query.get('invalidcreditcardevent')),
  invalidexpiryevent: isTrue(query.get('invalidexpiryevent')),
  invalidcvvevent: isTrue(query.get('invalidcvvevent')),
});

export interface HostedField {
  html: string;
  headers: Record<string, string>;
}

/** @param year The first one that can be chosen. */
export function hostedField(query: URLSearchParams, year: number): HostedField {
  const nonce = randomBytes(16).toString('base64');
  const text = (name: string, usual: string): string => escaped(query.get(name) ?? usual);
  const title = (name: string): string => (query.has(name) ? ` title="${text(name, '')}"` : '');
  const parts = [
    `<div class="part"><label id="cccardlabel" for="ccnumfield">${text('cardlabel', 'Card number')}</label>
<input id="ccnumfield" name="ccnumfield" type="tel" inputmode="numeric" autocomplete="cc-number" maxlength="23"
 placeholder="${text('placeholder', '')}"${title('cardtitle')}></div>`,
    isTrue(query.get('useexpiry')) && expiryPart(text, year, isTrue(query.get('useexpiryfield'))),
    isTrue(query.get('usecvv')) &&
      `<div class="part"><label id="cccvvlabel" for="cccvvfield">${text('cvvlabel', 'Security code')}</label>
<input id="cccvvfield" name="cccvvfield" type="tel" inputmode="numeric" autocomplete="cc-csc" maxlength="4"
 placeholder="${text('placeholdercvv', '')}"${title('cvvtitle')}></div>`,
  ];
  const options = JSON.stringify(optionsIn(query)).replaceAll('<', '\\u003c');
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'none'`,
    },
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Card</title>
<style nonce="${nonce}">${style}${allowedStyle(query.get('css') ?? '')}</style></head>
<body><form name="tokenform" id="tokenform" novalidate>${parts.filter((part) => part !== false).join('\n')}
<button class="unseen" tabindex="-1" aria-hidden="true"></button></form>
<script nonce="${nonce}">(${runHostedField.toString()})(window, ${options})</script></body></html>
`,
  };
}

function expiryPart(
  text: (name: string, usual: string) => string,
  firstYear: number,
  areFields: boolean,
): string {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const years = Array.from({ length: YEARS }, (_, index) => String(firstYear + index));
  const choice = (
    id: string,
    label: string,
    autocomplete: string,
    hint: string,
    values: string[],
  ): string => {
    const attributes = `id="${id}" name="${id}" autocomplete="${autocomplete}" aria-label="${label}" title="${label}"`;
    if (areFields)
      return `<input ${attributes} type="tel" inputmode="numeric" maxlength="${values[0]?.length}" placeholder="${hint}">`;
    const listed = values.map((value) => `<option>${value}</option>`).join('');
    return `<select ${attributes}><option value="">${hint}</option>${listed}</select>`;
  };
  return `<fieldset class="part"><legend id="ccexpirylabel">${text('expirylabel', 'Expires')}</legend><div class="pair">
${choice('ccexpirymonth', text('expirymonthtitle', 'Month'), 'cc-exp-month', text('placeholdermonth', 'MM'), months)}
${choice('ccexpiryyear', text('expiryyeartitle', 'Year'), 'cc-exp-year', text('placeholderyear', 'YYYY'), years)}</div></fieldset>`;
}
