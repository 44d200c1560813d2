// Takes a comma as the decimal point in number inputs. Browsers leave out whatever else they do not expect: '9,50' would become
// 950, and '1,234.50' 1.2345.
import { pastedNumber } from '@bite/shared/kernel/pasted-number';
import { type ClipboardEvent, type InputEvent, useState } from 'react';

const TWICE = 'Type one point or comma only, before the decimals: 1234.50.';

export function useDecimalTyping() {
  const [refusal, setRefusal] = useState<string>();
  return {
    /** Why something was not taken; until the number is changed. */
    refusal,
    handlers: {
      onBeforeInput: (event: InputEvent<HTMLInputElement>): void => {
        const { data } = event;
        const replacesAll = document.getSelection()?.toString() === event.currentTarget.value;
        const isMark = data === ',' || data === '.';
        const isSecond = isMark && event.currentTarget.value.includes('.');
        if (!replacesAll && (isSecond || refusal === TWICE)) {
          // The rest of a number that is refused would be read as more decimals.
          event.preventDefault();
          setRefusal(TWICE);
        } else if (data === ',') {
          event.preventDefault();
          insert('.');
        }
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>): void => {
        const text = event.clipboardData.getData('text');
        const number = pastedNumber(text);
        if (number === text) return;
        event.preventDefault();
        if (number !== undefined) insert(number);
        else setRefusal(`It is not clear which number “${text.trim().slice(0, 40)}” is. Type it: 1234.50.`);
      },
      onInput: () => setRefusal(undefined),
    },
  };
}

/** Over what is selected, to be undone like what was typed: nothing newer does both. */
const insert = (text: string): boolean => document.execCommand('insertText', false, text);
