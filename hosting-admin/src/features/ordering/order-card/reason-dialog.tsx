// Asks why an order is cancelled or voided: a preset reason, or free text.
import { moveOrderInput } from '@bite/shared/api/orders.contract';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { hasPreparationBegun } from '@bite/shared/ordering/board';
import type { Order } from '@bite/shared/ordering/order.schema';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { EndMove } from './move-labels.ts';

const OWN_WORDS = 'own words';

const words = {
  cancel: {
    title: 'Cancel order',
    description: 'The customer sees the reason on the order’s page. Only a manager can take this back.',
    reasons: [
      'An ingredient has run out',
      'We are too busy to make it in time',
      'We are closing early',
      'The customer asked to cancel',
      'The customer could not be reached',
    ],
  },
  void: {
    title: 'Void order',
    description: 'For mistakes, before anything was cooked. Only a manager can take this back.',
    reasons: ['Entered twice', 'Test order', 'Meant for another restaurant'],
  },
} as const satisfies Record<EndMove, { title: string; description: string; reasons: readonly string[] }>;

interface ReasonForm {
  /** None is chosen at first: a form has null for that. */
  choice: string | null;
  text: string;
}

const reasonOf = ({ choice, text }: ReasonForm): string => (choice === OWN_WORDS ? text : (choice ?? ''));

interface ReasonDialogProps {
  order: Order;
  action: EndMove;
  onClose: () => void;
  onReason: (reason: string) => void;
}

export function ReasonDialog({ order, action, onClose, onReason }: ReasonDialogProps) {
  const { title, description, reasons } = words[action];
  const { register, handleSubmit, watch, formState, setError } = useForm<ReasonForm>({
    defaultValues: { choice: '', text: '' },
  });
  const isOwn = watch('choice') === OWN_WORDS;

  const submit = handleSubmit((form) => {
    if (!form.choice) return setError('choice', { message: 'Please choose a reason' }, { shouldFocus: true });
    const input = moveOrderInput.safeParse({ action, reason: reasonOf(form) }, { error: plainMessage });
    const message = input.error?.issues[0]?.message;
    if (message !== undefined) return setError(isOwn ? 'text' : 'choice', { message }, { shouldFocus: true });
    onReason(input.data?.reason ?? '');
    onClose();
  });
  const { choice: choiceError, text: textError } = formState.errors;

  return (
    <Dialog isOpen onClose={onClose} title={`${title} ${order.orderNumber}`} description={description}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {action === 'cancel' && hasPreparationBegun(order) && (
          <Notice tone="danger">
            <strong>The kitchen has begun with this order.</strong> Its food is lost. Every board says so
            until somebody has seen it.
          </Notice>
        )}
        <fieldset
          aria-describedby={choiceError ? 'reason-error' : undefined}
          className={classNames(
            'grid gap-1',
            choiceError && 'rounded-lg outline-2 outline-offset-4 outline-danger',
          )}
        >
          <legend className="mb-1 text-sm font-semibold">Reason</legend>
          {[...reasons, OWN_WORDS].map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3 rounded-lg px-2 hover:bg-column">
              <input
                type="radio"
                value={reason}
                aria-invalid={choiceError !== undefined}
                {...register('choice')}
                className="size-5 accent-accent"
              />
              {reason === OWN_WORDS ? 'Another reason' : reason}
            </label>
          ))}
          {choiceError && (
            <p id="reason-error" role="alert" className="text-sm font-medium text-danger">
              {choiceError.message}
            </p>
          )}
        </fieldset>
        {isOwn && (
          <Field label="In your own words" error={textError?.message}>
            {(input) => (
              <textarea
                {...input}
                {...register('text')}
                rows={3}
                maxLength={300}
                className={`${inputClasses} py-2`}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Keep the order</Button>
          <Button type="submit" look="danger">
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
