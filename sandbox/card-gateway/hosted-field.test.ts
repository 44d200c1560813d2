// The card field in a window of its own, and what it tells the page around it.
import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { aGateway } from './a-gateway.ts';
import { hostedField } from './hosted-field.ts';
import { runHostedField } from './hosted-field-script.ts';
import { allowedStyle } from './hosted-field-style.ts';

const gateway = await aGateway();
afterAll(() => gateway.close());

const usual = {
  useexpiry: 'true',
  usecvv: 'true',
  enhancedresponse: 'true',
  tokenizewheninactive: 'true',
  inactivityto: '1',
  formatinput: 'true',
  invalidcreditcardevent: 'true',
  invalidexpiryevent: 'true',
  invalidcvvevent: 'true',
};

function aField(parameters: Record<string, string> = usual) {
  const { html } = hostedField(new URLSearchParams(parameters), 2030);
  const window = new Window({ url: gateway.url });
  window.document.write(html.replace(/<script[\s\S]*<\/script>/, ''));
  const messages: Record<string, string>[] = [];
  const view = Object.assign(Object.create(window), {
    document: window.document,
    parent: { postMessage: (text: string) => messages.push(JSON.parse(text)) },
    fetch: (path: string, init: RequestInit) => fetch(`${gateway.url}${path}`, init),
  });
  const [, options = '{}'] = /\}\)\(window, (\{.*\})\)<\/script>/.exec(html) ?? [];
  runHostedField(view, JSON.parse(options));
  const type = (id: string, value: string): void => {
    const field = window.document.getElementById(id) as unknown as {
      value: string;
      dispatchEvent: (event: unknown) => void;
    };
    field.value = value;
    field.dispatchEvent(new window.Event('input', { bubbles: true }));
  };
  const typeCard = (number: string, code = '123'): void => {
    type('ccnumfield', number);
    type('ccexpirymonth', '12');
    type('ccexpiryyear', '2030');
    type('cccvvfield', code);
  };
  return { window, html, messages, type, typeCard };
}

describe('the hosted card field', () => {
  it('tells the token and the expiry of a card that was typed, as text of JSON', async () => {
    const { messages, typeCard } = aField();
    typeCard('4111111111111111');
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ expiry: '203012', errorCode: '0', errorMessage: '' });
    expect(messages[0]?.message).toMatch(/^941\d{9}1111$/);
    expect(messages[0]?.token).toBe(messages[0]?.message);
  });

  it('takes back its token when something is changed', async () => {
    const { messages, typeCard, type } = aField();
    typeCard('4111111111111111');
    await expect.poll(() => messages).toHaveLength(1);
    type('cccvvfield', '1');
    expect(messages[1]).toMatchObject({ message: '' });
    expect(messages[1]?.token).toBeUndefined();
  });

  it.each([
    [
      'a number',
      (field: ReturnType<typeof aField>) => field.type('ccnumfield', '4111111111111112'),
      'Number',
    ],
    [
      'an expiry',
      (field: ReturnType<typeof aField>) => {
        field.type('ccexpirymonth', '01');
        field.window.document
          .getElementById('ccexpiryyear')
          ?.insertAdjacentHTML('beforeend', '<option>2020</option>');
        field.type('ccexpiryyear', '2020');
      },
      'Expiration',
    ],
    ['a security code', (field: ReturnType<typeof aField>) => field.type('cccvvfield', '12'), 'CVV'],
  ])('says what is wrong with %s, and marks it', async (_what, act, words) => {
    const field = aField();
    act(field);
    await expect.poll(() => field.messages).toHaveLength(1);
    expect(field.messages[0]?.validationError).toContain(words);
    expect(field.window.document.querySelectorAll('.error[aria-invalid=true]').length).toBeGreaterThan(0);
  });

  it('groups digits as cards do, and asks four digits of the code of an American Express', async () => {
    const { window, messages, typeCard } = aField();
    typeCard('371449635398431', '123');
    expect((window.document.getElementById('ccnumfield') as unknown as { value: string }).value).toBe(
      '3714 496353 98431',
    );
    await expect.poll(() => messages.at(-1)?.validationError).toBe('Invalid CVV');
    typeCard('371449635398431', '1234');
    await expect.poll(() => messages.at(-1)?.token).toMatch(/8431$/);
  });

  it('without its parameters asks for a number alone, and answers when it is left', async () => {
    const { window, messages, type } = aField({});
    expect(window.document.querySelectorAll('input, select')).toHaveLength(1);
    type('ccnumfield', '4111111111111111');
    window.document.getElementById('ccnumfield')?.dispatchEvent(new window.Event('blur'));
    await expect.poll(() => messages).toHaveLength(1);
    expect(Object.keys(messages[0] ?? {})).toEqual(['message']);
  });

  it('names every field for people and for the browser that fills it in', () => {
    const { window } = aField();
    const fields = [...window.document.querySelectorAll('input, select')];
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      'cc-number',
      'cc-exp-month',
      'cc-exp-year',
      'cc-csc',
    ]);
    for (const field of fields) {
      const label = window.document.querySelector(`label[for=${field.id}]`);
      expect(field.getAttribute('aria-label') ?? label?.textContent).toBeTruthy();
    }
  });

  it('escapes what its address says', () => {
    const { html } = aField({
      cardlabel: '<script>alert(1)</script>',
      placeholder: '"><img src=x>',
      css: '</style>',
    });
    expect(html).not.toMatch(/<script>alert|<img|<\/style><\/style>/);
  });
});

describe('the look that a page gives the card field', () => {
  it.each([
    ['input{color:#fff;border-radius:12px}', 'input { color: #fff; border-radius: 12px }'],
    [
      '#ccnumfield, .error { BORDER-COLOR : rgb(1 2 3 / 50%) ; }',
      '#ccnumfield, .error { border-color: rgb(1 2 3 / 50%) }',
    ],
    [
      'input[name="ccnumfield"]:focus{outline:3px solid red}',
      'input[name="ccnumfield"]:focus { outline: 3px solid red }',
    ],
    ['body{position:fixed;margin:0}', 'body { margin: 0 }'],
    ['input{background:url(https://elsewhere.example/x)}', ''],
    ['input{background-image:image-set("x" 1x)}', ''],
    ['@import "x";', ''],
    ['@media print{input{color:red}}', ''],
    ['</style><script>{color:red}', ''],
    ['input{color:red\\9;behavior:x}', ''],
    ['input{}', ''],
  ])('%j becomes %j', (css, allowed) => {
    expect(allowedStyle(css)).toBe(allowed);
  });
});
