// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
/** What holds the focus once the page has come to rest. */
const focused = (id: string) => expect.poll(() => document.activeElement?.id).toBe(id);

let stop: () => void;

function show(html: string): void {
  document.body.innerHTML = html;
  stop = keepFocus(document);
}

describe('the focus of an element that goes', () => {
  // The stand-in page draws nothing: what is not hidden by an attribute counts as drawn.
  beforeEach(() => {
    Element.prototype.checkVisibility = function checkVisibility(this: Element) {
      return !this.closest('[hidden]');
    };
  });
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  it('goes to the title of the nearest part of the page that is still there', async () => {
    show(
      '<main><h1 id="page">Team</h1><section><h2 id="people">People</h2><p><button id="go">Remove</button></p></section></main>',
    );
    byId('go').focus();
    byId('go').remove();
    await focused('people');
  });

  it('is kept where the element had it before anybody followed', async () => {
    document.body.innerHTML = '<main><h1 id="page">Team</h1><button id="go">Remove</button></main>';
    byId('go').focus();
    stop = keepFocus(document);
    byId('go').remove();
    await focused('page');
  });

  it('goes to the page’s title when the whole part went with it', async () => {
    show('<main><h1 id="page">Team</h1><section id="part"><button id="go">Remove</button></section></main>');
    byId('go').focus();
    byId('part').remove();
    await focused('page');
  });

  it('goes to the title of the page that took the place of the one it was on', async () => {
    show('<main id="old"><h1>Sign up</h1><button id="go">Continue</button></main>');
    byId('go').focus();
    byId('old').outerHTML = '<main><h1 id="new">Check your mail</h1></main>';
    await focused('new');
  });

  it.each([
    ['disabled', (button: HTMLElement) => button.setAttribute('disabled', '')],
    [
      'hidden',
      (button: HTMLElement) => {
        button.setAttribute('hidden', '');
        button.blur();
      },
    ],
  ])('goes on when the element is %s', async (_, change) => {
    show('<main><h1>Team</h1><form><h2 id="form">Invite</h2><button id="go">Send</button></form></main>');
    byId('go').focus();
    change(byId('go'));
    await focused('form');
  });

  it('comes back when the element does, as a button that is off while it saves', async () => {
    show('<main><form><h2 id="form">Invite</h2><button id="go">Send</button></form></main>');
    byId('go').focus();
    byId('go').setAttribute('disabled', '');
    await focused('form');
    byId('go').removeAttribute('disabled');
    await focused('go');
  });

  it('stays inside the dialog that is open', async () => {
    show(
      '<main><h1>Menu</h1></main><div role="dialog"><h2 id="title">Pizza</h2><button id="go">One less</button></div>',
    );
    byId('go').focus();
    byId('go').remove();
    await focused('title');
  });

  it('is given on when the dialog has gone that let it go while it closed', async () => {
    show(
      '<main><h1 id="page">Menu</h1></main><div id="dialog" role="dialog"><button id="go">Pickup</button></div>',
    );
    byId('go').focus();
    byId('go').blur();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(document.body);
    byId('dialog').remove();
    await focused('page');
  });

  it('waits for a page that is still to come', async () => {
    show('<div id="old"><button id="go">Continue</button></div>');
    byId('go').focus();
    byId('old').outerHTML = '<p>Loading</p>';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    document.body.innerHTML = '<main><h1 id="page">Team</h1></main>';
    await focused('page');
  });

  it('stays away when somebody pointed elsewhere', async () => {
    show('<main><h1>Team</h1><button id="go">Remove</button><p id="text">Text</p></main>');
    byId('go').focus();
    byId('text').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    byId('go').blur();
    byId('go').remove();
    byId('text').textContent = 'Other text';
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(document.body);
  });

  it('is left alone once nobody follows it any more', async () => {
    show('<main><h1>Team</h1><button id="go">Remove</button></main>');
    stop();
    byId('go').focus();
    byId('go').remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(document.body);
  });
});
