// The code of an item at the till, with the suggested one for an item that has none (C3-14).
import { suggestedPlu } from '@bite/shared/kernel/identifiers';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { changed } from '../../../../ui/fields/bound.ts';
import { TextInput } from '../../../../ui/fields/text-input.tsx';
import type { ItemValues } from './item-values.ts';

/** @param props.recordId Undefined for a new item, which gets its number and its PLU when it is created. */
export function PluInput({ recordId }: { recordId: number | undefined }) {
  const { setValue } = useFormContext<ItemValues>();
  const [plu, name] = useWatch<ItemValues, ['plu', 'name']>({ name: ['plu', 'name'] });
  const suggested = recordId === undefined ? undefined : suggestedPlu('items', recordId, name ?? '');
  return (
    <div className="grid content-start gap-1.5">
      <TextInput<ItemValues>
        name="plu"
        hint={
          recordId === undefined
            ? 'The code at the till. Empty, the item gets one from its number and name.'
            : 'The code at the till.'
        }
      />
      {suggested !== undefined && !plu && (
        <Button className="justify-self-start" onClick={() => setValue('plu', suggested, changed)}>
          Use {suggested}
        </Button>
      )}
    </div>
  );
}
