// Where the keyboard is when a dialog opens and when it closes: its first field or choice, and what opened it.
import { useRef } from 'react';

const FIELDS = 'input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** Of the first of the buttons that answer a dialog's question. */
export const firstChoice = { 'data-first-choice': '' };

/**
 * For the content of a radix-ui dialog. One without a field begins as radix-ui would have it.
 * @param returnTo What gets the focus when it is closed, if not what opened it.
 */
export function useDialogFocus(isOpen: boolean, returnTo?: () => HTMLElement | null | undefined) {
  const opener = useRef<HTMLElement | undefined>(undefined);
  const wasOpen = useRef(false);
  if (isOpen && !wasOpen.current) opener.current = openerOf(document.activeElement);
  wasOpen.current = isOpen;
  return {
    onOpenAutoFocus(event: Event) {
      const content = event.currentTarget ?? event.target;
      const field = content instanceof HTMLElement && firstField(content);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus(event: Event) {
      const next = returnTo?.() ?? opener.current;
      if (!next?.isConnected) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** The chosen one of a group of radio buttons, where it comes first: Tab would lead there, too. */
function firstField(content: HTMLElement): HTMLElement | undefined {
  const fields = [...content.querySelectorAll<HTMLInputElement>(FIELDS)];
  const [first] = fields;
  return (
    fields.find(({ type, name, checked }) => type === 'radio' && name === first?.name && checked) ??
    first ??
    content.querySelector<HTMLElement>('[data-first-choice]') ??
    undefined
  );
}

/** An item of a menu is gone by the time the dialog closes; the menu's button is not. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest('[role=menu]');
  const trigger = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return trigger instanceof HTMLElement && trigger !== document.body ? trigger : undefined;
}
