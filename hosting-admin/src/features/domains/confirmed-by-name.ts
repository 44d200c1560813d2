// A question that is confirmed by typing a domain's name, as people read it or in any other spelling that the server takes.
import { unicodeDomain } from '@bite/shared/domains/shown-domain';
import { isConfirmed } from '@bite/shared/domains/typed-confirmation';

/** Props of a ConfirmDialog. */
export const confirmedByName = (domain: string) => ({
  typeToConfirm: unicodeDomain(domain),
  isTyped: (typed: string) => isConfirmed(typed, domain),
});
