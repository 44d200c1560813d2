// What the check of every screen finds, on pages made for it.
import { expect, it } from 'vitest';
import { desktop, windows } from './browser.ts';
import { checkScreen } from './check-screen.ts';

const { open } = windows();

const hours = '<main><h1>Hours</h1><p class="day">Monday</p><button type="button">Save</button></main>';

const found = (fault: string) => ({ actual: expect.arrayContaining([expect.stringContaining(fault)]) });

const added = (html: string): string => hours.replace('</main>', `${html}</main>`);

it('a screen that passed is checked again for what is new in it', async () => {
  const page = await open(desktop);
  const show = (body: string): Promise<void> =>
    page.setContent(
      `<html lang="en"><title>Hours</title><body style="background: white; font: 16px monospace">${body}</body></html>`,
    );
  await show(hours);
  await checkScreen(page);

  await show(added('<p class="day">Tuesday</p>'));
  await checkScreen(page);

  await show(added('<button type="button"></button>'));
  await expect(checkScreen(page), 'a button without a name').rejects.toMatchObject(found('button-name'));

  await show(added('<p style="color: #bbb">Closed</p>'));
  await expect(checkScreen(page), 'text that can hardly be read').rejects.toMatchObject(
    found('color-contrast'),
  );

  await show(hours.replace('Hours', 'Hours</h1><h1>Days'));
  await expect(checkScreen(page), 'a second title').rejects.toMatchObject(found('Days'));

  await show(added(`<p class="day">${'Tuesday'.repeat(5)}</p>`));
  await expect(checkScreen(page), 'a longer word').rejects.toMatchObject(found('at 320 px'));
});
