// What is said at once of an order: the registrar has it, or nobody knows.
import { toast } from 'sonner';
import type { Purchase } from './registrar-queries.ts';

/** @param ordered What is said of one that the registrar has. */
export function tellOrder(state: Purchase['state'] | undefined, ordered: string, description: string): void {
  if (state === 'unclear')
    toast.warning('The answer was lost', {
      description: 'Bite is finding out whether the registrar has the order, and mails you.',
    });
  else toast.success(ordered, { description });
}
