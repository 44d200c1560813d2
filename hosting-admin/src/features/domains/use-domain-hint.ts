// What is wrong with a domain that was refused at its field, and what to do, beside the words of the refusal.
import { domainHint } from '@bite/shared/domains/domain-hint';
import { useFormState, useWatch } from 'react-hook-form';

/** @param field Of the form around. Undefined while nothing is refused, and where the refusal says it itself. */
export function useDomainHint(field: string): string | undefined {
  type Values = Record<string, string>;
  const typed = useWatch<Values>({ name: field });
  const { errors } = useFormState<Values>({ name: field });
  return errors[field] && typed !== undefined ? domainHint(typed) : undefined;
}
