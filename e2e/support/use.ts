// How a person uses what is on the screen: by mouse or by touch, as their window was opened.
import type { Locator } from 'playwright-core';
import { meansOf } from './browser.ts';

export async function press(target: Locator): Promise<void> {
  if (meansOf(target.page()) === 'mouse') return target.click();
  const place = await touchable(target);
  return place.tap();
}

/** The label of an input that is within it: the input itself may be there for the keyboard and screen readers only. */
async function touchable(target: Locator): Promise<Locator> {
  const label = target.locator('xpath=ancestor::label[1]');
  await target.waitFor({ state: 'attached' });
  return (await label.count()) > 0 ? label : target;
}

/** Writes over what is in a field. */
export async function write(target: Locator, text: string): Promise<void> {
  if (meansOf(target.page()) === 'touch') await press(target);
  return target.fill(text);
}
