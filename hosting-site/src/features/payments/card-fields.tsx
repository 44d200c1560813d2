// Which card pays: one that was kept, or one that is typed into the gateway's own field, with the name and postal code on it.

import { t } from '@bite/shared/kernel/translate';
import { useId, useImperativeHandle, useState } from 'react';
import type { CardFieldsProps } from '../../lib/card-fields.ts';
import { type SavedCard, useSavedCards } from '../../lib/saved-cards.ts';
import { useStorefront } from '../../lib/site.ts';
import { useDiner } from '../../lib/use-diner.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { expiryLabel, labelOf } from './card-words.ts';
import { HostedCardField } from './hosted-card-field.tsx';
import { type TypedCard, useTypedCard } from './use-typed-card.ts';

/** As the server has it. */
const MOST_CARDS = 10;
const ANOTHER = 'another';

export function CardFields({ ref, guestName = '', errors, ...otherwise }: Omit<CardFieldsProps, 'refusal'>) {
  const diner = useDiner();
  const saved = useSavedCards();
  const cards = saved?.filter(({ isUsableHere }) => isUsableHere) ?? [];
  const [choice, setChoice] = useState<string>();
  const firstGood = cards.find(({ isExpired }) => !isExpired)?.savedCardId;
  const chosen = choice ?? firstGood ?? ANOTHER;
  const [wantsToKeep, setWantsToKeep] = useState(false);
  const typed = useTypedCard(errors, guestName);
  const mayKeep = diner !== undefined && saved !== undefined && saved.length < MOST_CARDS;
  useImperativeHandle(ref, () => ({
    read: async () => {
      if (chosen !== ANOTHER) return { card: { savedCardId: chosen } };
      const card = await typed.read();
      return card && { card, ...(mayKeep && wantsToKeep && { save: true as const }) };
    },
    clear: () => typed.clear(),
  }));
  return (
    <div className="grid gap-4">
      {cards.length > 0 ? <Kept cards={cards} chosen={chosen} onChoose={setChoice} /> : null}
      {chosen === ANOTHER ? (
        <>
          <Typed typed={typed} {...otherwise} />
          {mayKeep ? <KeepCard isWanted={wantsToKeep} onChange={setWantsToKeep} /> : null}
        </>
      ) : null}
    </div>
  );
}

interface KeptProps {
  cards: readonly SavedCard[];
  chosen: string;
  onChoose: (chosen: string) => void;
}

function Kept({ cards, chosen, onChoose }: KeptProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('Your cards')}</legend>
      {cards.map((card) => (
        <Choice
          key={card.savedCardId}
          name={name}
          label={labelOf(card)}
          note={expiryLabel(card)}
          isChosen={card.savedCardId === chosen}
          isDisabled={card.isExpired}
          onChoose={() => onChoose(card.savedCardId)}
        />
      ))}
      <Choice
        name={name}
        label={t('Another card')}
        note={undefined}
        isChosen={chosen === ANOTHER}
        isDisabled={false}
        onChoose={() => onChoose(ANOTHER)}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  note: string | undefined;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

export function Choice({ name, label, note, isChosen, isDisabled, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-4 py-2 has-checked:border-primary-edge has-disabled:text-soft has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="size-5 shrink-0 accent-(--primary-text) outline-none"
      />
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{label}</span>
        {note ? <span className="text-sm text-soft">{note}</span> : null}
      </span>
    </label>
  );
}

type TypedProps = { typed: TypedCard } & Pick<CardFieldsProps, 'onPayOtherwise' | 'payOtherwise'>;

function Typed({ typed, ...otherwise }: TypedProps) {
  const { payment } = useStorefront().restaurant;
  if (!payment?.tokenizer) return null;
  const { errors } = typed;
  return (
    <>
      <HostedCardField
        key={typed.turn}
        tokenizer={payment.tokenizer}
        error={errors.card}
        onMessage={typed.hear}
        onState={typed.setState}
        onTouch={typed.touch}
        {...otherwise}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Name on the card')} error={errors.name}>
          {(wiring) => (
            <input
              {...wiring}
              required
              className="control"
              autoComplete="cc-name"
              maxLength={100}
              value={typed.name}
              onChange={(event) => typed.setName(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('Postal code')} hint={t('As on the statements of the card.')} error={errors.postal}>
          {(wiring) => (
            <input
              {...wiring}
              required
              className="control"
              autoComplete="billing postal-code"
              maxLength={10}
              value={typed.postal}
              onChange={(event) => typed.setPostal(event.target.value)}
            />
          )}
        </Field>
      </div>
    </>
  );
}

const KeepCard = ({ isWanted, onChange }: { isWanted: boolean; onChange: (isWanted: boolean) => void }) => (
  <div className="grid gap-1">
    <Checkbox
      label={t('Keep this card for next time')}
      hint={t(
        'The card service keeps it, we only its last four digits. Remove it in your account at any time.',
      )}
      isChecked={isWanted}
      onChange={onChange}
    />
  </div>
);
