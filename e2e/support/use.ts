// How a person uses what is on the screen: by mouse, by touch or by keyboard alone, as their window was opened.
import type { FileChooser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { meansOf } from './browser.ts';

/** More presses of Tab than a person has patience for, from one control to the next that a journey needs. */
const MOST_TABS = 60;

/** Clicks, taps, or tabs to it and presses Enter, or Space where that is its key. */
export async function press(target: Locator): Promise<void> {
  const means = meansOf(target.page());
  if (means === 'mouse') return target.click();
  if (means === 'touch') return touchable(target).then((place) => place.tap());
  await tabTo(target);
  const kind = await target.evaluate((element) => element.getAttribute('type') ?? element.role);
  // Arrows have chosen it.
  if (kind === 'radio' && (await target.isChecked())) return;
  await target.page().keyboard.press(/^(radio|checkbox|switch)$/.test(kind ?? '') ? 'Space' : 'Enter');
}

/** A checkbox or radio button, unless it is chosen already. */
export async function tick(target: Locator): Promise<void> {
  if (!(await target.isChecked())) await press(target);
}

/** The label of an input that is within it: the input itself may be there for the keyboard and screen readers only. */
async function touchable(target: Locator): Promise<Locator> {
  const label = target.locator('xpath=ancestor::label[1]');
  await target.waitFor({ state: 'attached' });
  return (await label.count()) > 0 ? label : target;
}

/** Writes over what is in a field. */
export async function write(target: Locator, text: string): Promise<void> {
  const page = target.page();
  if (meansOf(page) === 'touch') await press(target);
  if (meansOf(page) !== 'keyboard') return target.fill(text);
  await tabTo(target);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** Past the sidebar, to the first control of the page of the back office. */
export async function skipToPage(page: Page): Promise<void> {
  await press(page.getByRole('link', { name: 'Skip to the page' }));
}

/** Chooses a file as a person does: the control opens the browser's chooser. */
export async function choose(
  input: Locator,
  file: Awaited<Parameters<FileChooser['setFiles']>[0]>,
): Promise<void> {
  const chooser = input.page().waitForEvent('filechooser');
  await press(input);
  await (await chooser).setFiles(file);
}

/** Ends where a person sees that it has the focus. In a group of radio buttons or a list, which is one stop, arrows go on. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  const stops: string[] = [];
  await target.waitFor({ state: 'attached' });
  for (let count = 0; count <= MOST_TABS; count += 1) {
    const place = await target.evaluate(placeOfFocus);
    if (place === 'there') return expectSeen(target);
    await page.keyboard.press(place === 'in its group' ? 'ArrowDown' : 'Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 20) ?? ''));
  }
  throw new Error(`${MOST_TABS} presses of Tab do not lead to ${String(target)}: ${stops.join(' | ')}`);
}

/** Runs in the page. */
function placeOfFocus(element: Element): 'there' | 'in its group' | 'elsewhere' {
  const active = document.activeElement;
  if (active === element) return 'there';
  // The focus stays in the field while arrows go through its list.
  if (element.matches('[role=option]') && active?.matches('[role=combobox]'))
    return active.getAttribute('aria-activedescendant') === element.id ? 'there' : 'in its group';
  const isOfItsGroup =
    active instanceof HTMLInputElement &&
    element instanceof HTMLInputElement &&
    [active, element].every(({ type }) => type === 'radio') &&
    active.name === element.name;
  return isOfItsGroup ? 'in its group' : 'elsewhere';
}

async function expectSeen(target: Locator): Promise<void> {
  await expect.poll(() => target.evaluate(faultOfFocus), { message: String(target) }).toBe('');
}

/** Runs in the page. */
function faultOfFocus(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (!seen) return 'has the focus out of sight';
  const line = element.closest('label') ?? element;
  if (!line.contains(seen) && !seen.contains(element))
    return `has the focus beneath ${seen.outerHTML.slice(0, 200)}`;
  if (element.matches('[role=option]'))
    return element.matches('[aria-selected=true], [data-active]') ? '' : 'is not marked';
  // The card of a dish and the label of an input show it for them.
  const around = [element, element.parentElement, element.nextElementSibling, line, element.closest('.dish')];
  const isMarked =
    element.matches(':focus-visible') &&
    around.some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none');
  return isMarked ? '' : 'has the focus, and nothing shows it';
}
