import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { styleSingleton } from './style-singleton.ts';

const textOf = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map((rule) => rule.cssText).join('');
/** Another file's libraries may have left some in the window that the tests share. */
const styleElements = (): Element[] => [...document.querySelectorAll('style')];
const sheets = (): string[] => document.adoptedStyleSheets.map(textOf);

describe('styles that a library puts into the page', () => {
  it('are there while anybody uses them, and need no <style> that a policy would have to allow', () => {
    const [before, elementsBefore] = [sheets(), styleElements()];
    const Styles = styleSingleton();
    const first = render(<Styles styles=".first { overflow: hidden }" />);
    const second = render(<Styles styles=".second { overflow: hidden }" />);
    const [sheet] = document.adoptedStyleSheets.slice(before.length);
    expect(sheets()).toHaveLength(before.length + 1);
    expect(sheet && textOf(sheet)).toContain('.first');
    expect(styleElements()).toEqual(elementsBefore);
    first.unmount();
    expect(sheets()).toHaveLength(before.length + 1);
    second.unmount();
    expect(sheets()).toEqual(before);
  });
});
