// The address of the gateway's card field, with its look and its words: it is a page of its own that nothing of ours reaches.
import { cardFieldAddress } from '@bite/shared/payments/card-field';
import { fieldWords } from './card-words.ts';

/** Colours as the page has them at this moment. */
export interface FieldLook {
  ink: string;
  soft: string;
  surface: string;
  line: string;
  bad: string;
  focus: string;
}

const FONT = 'ui-sans-serif,system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';

/** 16 pixels at least: phones would zoom in on smaller letters. */
const styles = ({ ink, soft, surface, line, bad, focus }: FieldLook): string =>
  [
    `body{margin:0;padding:2px;background-color:${surface};color:${ink};font-family:${FONT};font-size:16px;}`,
    `label,legend{display:block;margin:0 0 6px 0;padding:0;color:${ink};font-size:14px;font-weight:600;}`,
    `input,select{height:44px;margin:0 8px 14px 0;padding:0 12px;border:1px solid ${line};border-radius:12px;` +
      `background-color:${surface};color:${ink};font-family:${FONT};font-size:16px;box-sizing:border-box;}`,
    'input{width:100%;}',
    'select{width:48%;}',
    `input:focus,select:focus{outline:3px solid ${focus};outline-offset:-1px;}`,
    `input::placeholder{color:${soft};}`,
    `.error{border-color:${bad};color:${bad};}`,
  ].join('');

/** The height that its three rows take, in pixels: it cannot grow with them. */
export const FIELD_HEIGHT = 268;

export const tokenizerAddress = (tokenizer: string, look: FieldLook): string =>
  cardFieldAddress(tokenizer, styles(look), {
    sendcssloadedevent: 'true',
    cardnumbernumericonly: 'true',
    ...fieldWords(),
    placeholder: '1234 1234 1234 1234',
  });
