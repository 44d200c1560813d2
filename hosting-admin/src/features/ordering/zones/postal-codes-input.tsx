// The postal codes of a zone: typed or pasted, kept as tags. What is no code stays in the field, with the reason.
import { isolated } from '@bite/shared/kernel/isolated';
import { postalEntryWords } from '@bite/shared/ordering/postal-codes';
import { postalCodeExample, readPostalCodes } from '@bite/shared/ordering/read-postal-codes';
import type { FieldValues } from 'react-hook-form';
import type { BoundProps } from '../../../ui/fields/bound.ts';
import { TagInput } from '../../../ui/fields/tag-input.tsx';

interface PostalCodesInputProps<Values extends FieldValues> extends BoundProps<Values> {
  /** ISO 3166 alpha-2 */
  country: string;
}

export function PostalCodesInput<Values extends FieldValues = FieldValues>({
  country,
  ...props
}: PostalCodesInputProps<Values>) {
  return (
    <TagInput<Values>
      {...props}
      placeholder={postalCodeExample(country).split(',')[0] ?? ''}
      hint={`Type or paste one or many: ${postalCodeExample(country)}. Enter or a comma adds them.`}
      wordsFor={postalEntryWords}
      read={(text) => {
        const { entries, faults } = readPostalCodes(text, country);
        return {
          tags: entries,
          rest: faults.map((fault) => fault.text).join(', '),
          ...(faults[0] && { error: `“${isolated(faults[0].text)}” ${faults[0].message}` }),
        };
      }}
    />
  );
}
