// Focus when a dialog opens and closes: its first field or option, and its opener.
import { useRef } from 'react';
import { isInToasts } from './toasts.tsx';

const FIELDS = 'input:not([type=hidden], [disabled]), select:not([disabled]), textarea:not([disabled])';

/** Marks the first of the buttons that answer a dialog's question. */
export const firstChoice = { 'data-first-choice': '' };

/**
 * For the content of a radix-ui dialog. Without a field radix-ui's default applies.
 * @param returnTo The element that gets the focus on closing, if not the opener.
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
      // Somebody was faster than the closing animation: the message already offers Undo.
      if (isInToasts(document.activeElement)) return event.preventDefault();
      const next = returnTo?.() ?? opener.current;
      if (!next?.isConnected) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** A marked choice; else the first field, or of radio buttons that come first the selected one, as for Tab. */
function firstField(content: HTMLElement): HTMLElement | undefined {
  const fields = [...content.querySelectorAll<HTMLInputElement>(FIELDS)];
  const [first] = fields;
  return (
    content.querySelector<HTMLElement>('[data-first-choice]') ??
    fields.find(({ type, name, checked }) => type === 'radio' && name === first?.name && checked) ??
    first
  );
}

/** A menu item no longer exists when the dialog closes, but the menu's button does. */
function openerOf(focused: Element | null): HTMLElement | undefined {
  const menu = focused?.closest('[role=menu]');
  const trigger = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
  return trigger instanceof HTMLElement && trigger !== document.body ? trigger : undefined;
}
