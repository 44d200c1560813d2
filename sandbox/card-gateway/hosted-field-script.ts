// The script of the hosted card field. Its source is sent to the browser as it is, so it uses nothing from outside of itself.

export interface HostedFieldOptions {
  /** Answers carry `token`, `errorCode` and `errorMessage` as well. */
  enhancedresponse: boolean;
  /** Another token each time, also for the same card. */
  unique: boolean;
  /** A token is made once nothing was typed for a while; else when a field is left. */
  tokenizewheninactive: boolean;
  inactivityto: number;
  /** Digits in groups. */
  formatinput: boolean;
  cardnumbernumericonly: boolean;
  /** Says that the page stands there with its styles. */
  sendcssloadedevent: boolean;
  invalidcreditcardevent: boolean;
  invalidexpiryevent: boolean;
  invalidcvvevent: boolean;
}

/** What it uses of the browser: this file is not compiled for one. */
interface Field {
  value: string;
  selectionStart: number | null;
  classList: { toggle: (name: string, force: boolean) => void };
  setAttribute: (name: string, value: string) => void;
  removeAttribute: (name: string) => void;
  addEventListener: (type: string, listen: (event: FieldEvent) => void) => void;
}

interface FieldEvent {
  target: unknown;
  preventDefault: () => void;
}

export interface FieldWindow {
  document: {
    getElementById: (id: string) => unknown;
    forms: ArrayLike<Pick<Field, 'addEventListener'>>;
  };
  parent: { postMessage: (text: string, origin: string) => void };
  fetch: (path: string, init: RequestInit) => Promise<Pick<Response, 'json'>>;
}

/** Tells the page around it the token of the card that is typed, and that it is no longer valid when something changes. */
export function runHostedField(view: FieldWindow, options: HostedFieldOptions): void {
  const { document } = view;
  const field = (id: string): Field | null => document.getElementById(id) as Field | null;
  const number = field('ccnumfield') as Field;
  const month = field('ccexpirymonth');
  const year = field('ccexpiryyear');
  const code = field('cccvvfield');
  const fields = [number, month, year, code].filter((one) => one !== null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the last message was about. */
  let told = '';
  let calls = 0;

  const allTyped = (): string => fields.map(({ value }) => value).join('|');
  const digitsOf = (text: string): string => text.replace(/\D/g, '');

  function passes(digits: string): boolean {
    if (digits.length < 12 || digits.length > 19) return false;
    let sum = 0;
    for (let place = 1; place <= digits.length; place += 1) {
      const weighed = Number(digits.at(-place)) * (place % 2 === 0 ? 2 : 1);
      sum += weighed > 9 ? weighed - 9 : weighed;
    }
    return sum % 10 === 0;
  }

  function post(message: Record<string, string>): void {
    const frame = { message: '', ...(options.enhancedresponse && { errorCode: '0', errorMessage: '' }) };
    view.parent.postMessage(JSON.stringify({ ...frame, ...message }), '*');
  }

  /** YYYYMM */
  const expiryOf = (): string => (month && year ? `${year.value}${month.value.padStart(2, '0')}` : '');

  function isExpiryWrong(): boolean {
    if (!month || !year) return false;
    const now = new Date();
    const thisMonth = `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, '0')}`;
    return !/^20\d\d(0[1-9]|1[0-2])$/.test(expiryOf()) || expiryOf() < thisMonth;
  }

  function problems() {
    const digits = digitsOf(number.value);
    const isAmex = /^3[47]/.test(digits);
    return {
      number: !passes(digits),
      expiry: isExpiryWrong(),
      code: code !== null && !(isAmex ? /^\d{4}$/ : /^\d{3}$/).test(code.value),
    };
  }

  function mark(one: Field | null, isWrong: boolean): void {
    one?.classList.toggle('error', isWrong);
    if (isWrong) one?.setAttribute('aria-invalid', 'true');
    else one?.removeAttribute('aria-invalid');
  }

  /** Nothing is called wrong before it was typed. */
  function tellProblems(wrong: ReturnType<typeof problems>): void {
    const typed = {
      number: number.value !== '',
      expiry: month !== null && month.value !== '' && year !== null && year.value !== '',
      code: code !== null && code.value !== '',
    };
    mark(number, wrong.number && typed.number);
    mark(month, wrong.expiry && typed.expiry);
    mark(year, wrong.expiry && typed.expiry);
    mark(code, wrong.code && typed.code);
    const events = [
      options.invalidcreditcardevent && wrong.number && typed.number && 'Invalid Credit Card Number',
      options.invalidexpiryevent && wrong.expiry && typed.expiry && 'Invalid Expiration Date',
      options.invalidcvvevent && wrong.code && typed.code && 'Invalid CVV',
    ];
    const first = events.find((event) => typeof event === 'string');
    const about = first ?? '';
    if (about === told) return;
    told = about;
    if (first) post({ validationError: first });
    else post({});
  }

  async function requestToken(): Promise<{ token?: string; errorcode?: number; message?: string }> {
    const answer = await view.fetch('/cardsecure/api/v1/ccn/tokenize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        account: digitsOf(number.value),
        ...(code && { cvv: code.value }),
        unique: options.unique,
      }),
    });
    return (await answer.json()) as { token?: string };
  }

  function postToken(token: string): void {
    const more = { ...(options.enhancedresponse && { token }), ...(month && { expiry: expiryOf() }) };
    post({ message: token, ...more });
  }

  async function tokenize(): Promise<void> {
    const wrong = problems();
    if (wrong.number || wrong.expiry || wrong.code) return tellProblems(wrong);
    for (const one of fields) mark(one, false);
    const typed = allTyped();
    if (told === typed) return;
    told = typed;
    calls += 1;
    const call = calls;
    const answer = await requestToken().catch(() => ({
      token: '',
      errorcode: 1,
      message: 'Tokenization failed',
    }));
    // Something else was typed in the meantime.
    if (call !== calls) return;
    if (answer.token) return postToken(answer.token);
    told = '';
    post({ errorCode: String(answer.errorcode), errorMessage: String(answer.message) });
  }

  function grouped(text: string): string {
    const digits = digitsOf(text).slice(0, 19);
    const isAmex = /^3[47]/.test(digits);
    const groups = isAmex
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.match(/.{1,4}/g) ?? []);
    return groups.filter((group) => group !== '').join(' ');
  }

  function changed(event: FieldEvent): void {
    const isAtEnd = number.selectionStart === number.value.length;
    if (event.target === number && isAtEnd) {
      if (options.cardnumbernumericonly) number.value = number.value.replace(/[^\d ]/g, '');
      if (options.formatinput) number.value = grouped(number.value);
    }
    // The token that the page may hold is no longer that of what stands here.
    if (told !== '' && told !== allTyped()) {
      told = '';
      calls += 1;
      post({});
    }
    if (!options.tokenizewheninactive) return;
    clearTimeout(timer);
    timer = setTimeout(() => void tokenize(), options.inactivityto);
  }

  for (const one of fields) {
    one.addEventListener('input', changed);
    one.addEventListener('change', changed);
    if (!options.tokenizewheninactive) one.addEventListener('blur', () => void tokenize());
  }
  document.forms[0]?.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void tokenize();
  });
  if (options.sendcssloadedevent) view.parent.postMessage(JSON.stringify({ cssLoaded: true }), '*');
}
