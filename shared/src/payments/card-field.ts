// The address of the gateway's own fields for a card, which a page shows in a frame: number, expiry date and security code. It is
// a page of its own that nothing of ours reaches: look and words travel in its address.

/** What it takes over from the page around it, as the page has it at this moment: colours, and the roundness of fields in pixels. */
export interface CardFieldLook {
  ink: string;
  soft: string;
  surface: string;
  line: string;
  bad: string;
  focus: string;
  radius: number;
}

/** The height that its three rows take, in pixels: it cannot grow with them. */
export const CARD_FIELD_HEIGHT = 268;

const FONT = 'ui-sans-serif,system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';

/** Of the properties that the gateway lets through. 16 pixels at least: phones would zoom in on smaller letters. */
const styles = ({ ink, soft, surface, line, bad, focus, radius }: CardFieldLook): string =>
  [
    `body{margin:0;padding:2px;background-color:${surface};color:${ink};font-family:${FONT};font-size:16px;}`,
    `label,legend{display:block;margin:0 0 6px 0;padding:0;color:${ink};font-size:14px;font-weight:600;}`,
    `input,select{height:44px;margin:0 8px 14px 0;padding:0 12px;border:1px solid ${line};` +
      `border-radius:${radius}px;background-color:${surface};color:${ink};font-family:${FONT};font-size:16px;` +
      'box-sizing:border-box;}',
    'input{width:100%;}',
    'select{width:48%;}',
    `input:focus,select:focus{outline:3px solid ${focus};outline-offset:-1px;}`,
    `input::placeholder{color:${soft};}`,
    `.error{border-color:${bad};color:${bad};}`,
  ].join('');

/**
 * @param tokenizer The gateway's page, without parameters.
 * @param more Further parameters of the gateway, such as labels.
 */
export function cardFieldAddress(
  tokenizer: string,
  look: CardFieldLook,
  more: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({
    useexpiry: 'true',
    usecvv: 'true',
    enhancedresponse: 'true',
    // No browser offers to fill in what somebody else typed.
    unique: 'true',
    formatinput: 'true',
    // Without a button: the field makes the token once nobody types for a moment.
    tokenizewheninactive: 'true',
    inactivityto: '500',
    invalidcreditcardevent: 'true',
    invalidexpiryevent: 'true',
    invalidcvvevent: 'true',
    ...more,
    css: styles(look),
  });
  return `${tokenizer}?${parameters}`;
}
