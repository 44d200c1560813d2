// The form of a post, whose fields depend on whether it is an offer and when it is published.
import { localTimeAt } from '@bite/shared/kernel/time';
import { offerText } from '@bite/shared/listing/offer-text';
import { hasPhoneNumber } from '@bite/shared/listing/post-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../lib/records.ts';
import { restaurantQuery } from '../../../lib/tenancy-queries.ts';
import { zoneName } from '../../../lib/zoned-time.ts';
import { RadioGroupInput } from '../../../ui/fields/choice-inputs.tsx';
import { DateInput, TimeInput } from '../../../ui/fields/date-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { PictureField } from '../../../ui/fields/picture-field.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { kindChoices, type PostValues, whenChoices } from './post-form.ts';
import { PostPreview } from './post-preview.tsx';
import { actionChoices } from './post-words.ts';

interface PostFieldsProps {
  isPublished: boolean;
  /** Called with what is chosen, at first and whenever it changes. */
  onWhen: (when: PostValues['when']) => void;
}

export function PostFields({ isPublished, onWhen }: PostFieldsProps) {
  const when = useWatch<PostValues, 'when'>({ name: 'when' });
  useEffect(() => onWhen(when), [when, onWhen]);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 content-start gap-5">
        <Groups isPublished={isPublished} />
      </div>
      <PostPreview />
    </div>
  );
}

function Groups({ isPublished }: Pick<PostFieldsProps, 'isPublished'>) {
  const kind = useWatch<PostValues, 'kind'>({ name: 'kind' });
  const content = useWatch<PostValues, 'content'>({ name: 'content' });
  return (
    <>
      <FormGroup title="Post">
        <RadioGroupInput<PostValues> name="kind" options={kindChoices} />
        <LongTextInput<PostValues>
          name="content"
          rows={6}
          hint="Google refuses phone numbers in the text: the listing has its own."
        />
        {hasPhoneNumber(content ?? '') && (
          <Notice tone="warn" role="status">
            There seems to be a phone number in the text, for which Google rejects the post. Guests can call
            with the button “Call now” instead.
          </Notice>
        )}
        <PictureField<PostValues>
          name="mediaUrl"
          folder="website"
          hint="A JPEG or PNG of at least 400 by 300 pixels looks best."
        />
      </FormGroup>
      {kind === 'offer' ? <OfferFields /> : <ButtonFields />}
      {!isPublished && <TimeFields />}
    </>
  );
}

function ButtonFields() {
  const { call } = usePorts();
  const place = usePlace();
  const { getValues, setValue } = useFormContext<PostValues>();
  const action = useWatch<PostValues, 'action'>({ name: 'action' });
  const { data } = useQuery(restaurantQuery(call, place));
  const proposeLink = (chosen: string) => {
    if (chosen === 'order' && !getValues('actionUrl') && data?.siteUrl)
      setValue('actionUrl', data.siteUrl, { shouldDirty: true });
  };
  const hasLink = action !== 'none' && action !== 'call';
  return (
    <FormGroup title="Button">
      <FieldRow>
        <SelectInput<PostValues>
          name="action"
          options={actionChoices}
          onPick={proposeLink}
          isRequired={false}
        />
        {hasLink && <TextInput<PostValues> name="actionUrl" type="url" inputMode="url" isRequired />}
      </FieldRow>
      {action === 'call' && (
        <p className="text-sm text-muted">It calls the phone number of the listing at Google.</p>
      )}
    </FormGroup>
  );
}

function OfferFields() {
  const { call } = usePorts();
  const place = usePlace();
  const { getValues, setValue } = useFormContext<PostValues>();
  const firstDay = useWatch<PostValues, 'offer.firstDay'>({ name: 'offer.firstDay' });
  const { data: promotions } = useQuery(recordsQuery(call, 'promotions', place));
  const { data: restaurant } = useQuery(restaurantQuery(call, place));
  const known = promotions?.records.map(({ record }) => record).filter(({ isActive }) => isActive) ?? [];
  /** What the promotion says goes into the offer, where it may be changed. */
  const takeOver = (chosen: string) => {
    const promotion = known.find(({ promotionId }) => String(promotionId) === chosen);
    if (!promotion) return;
    const set = (field: 'title' | 'couponCode' | 'firstDay' | 'lastDay' | 'redeemUrl', value?: string) => {
      if (value) setValue(`offer.${field}`, value, { shouldDirty: true });
    };
    set('title', promotion.name);
    set('couponCode', promotion.code);
    set('firstDay', promotion.firstDay);
    set('lastDay', promotion.lastDay);
    if (restaurant?.siteUrl)
      set('redeemUrl', `${restaurant.siteUrl}/menu?${new URLSearchParams({ code: promotion.code })}`);
    const currency = restaurant?.restaurant.settings.currency ?? 'USD';
    if (!getValues('content')) setValue('content', offerText(promotion, currency), { shouldDirty: true });
  };
  return (
    <FormGroup title="Offer">
      <FieldRow>
        <SelectInput<PostValues>
          name="offer.promotionId"
          isNumber
          placeholder={known.length > 0 ? 'None' : 'There are no promotions that are switched on'}
          options={known.map(({ promotionId, name, code }) => ({
            value: String(promotionId),
            label: `${name} (${code})`,
          }))}
          onPick={takeOver}
          hint="Its name, code and days are filled in below."
        />
        <TextInput<PostValues> name="offer.title" isRequired />
      </FieldRow>
      <FieldRow>
        <DateInput<PostValues> name="offer.firstDay" isNeeded />
        <DateInput<PostValues> name="offer.lastDay" {...(firstDay && { min: firstDay })} isNeeded />
      </FieldRow>
      <FieldRow>
        <TextInput<PostValues> name="offer.couponCode" autoCapitalize="characters" />
        <TextInput<PostValues> name="offer.redeemUrl" type="url" inputMode="url" />
      </FieldRow>
      <LongTextInput<PostValues> name="offer.terms" rows={2} />
    </FormGroup>
  );
}

function TimeFields() {
  const { clock } = usePorts();
  const { restaurant } = usePlace();
  const when = useWatch<PostValues, 'when'>({ name: 'when' });
  const { timezone } = restaurant;
  return (
    <FormGroup title="Publish">
      <RadioGroupInput<PostValues> name="when" options={whenChoices} />
      {when === 'later' && (
        <FieldRow>
          <DateInput<PostValues> name="day" min={localTimeAt(clock.now(), timezone).date} isNeeded />
          <TimeInput<PostValues>
            name="clock"
            isNeeded
            hint={`By the restaurant’s clock (${zoneName(timezone, clock.now())}).`}
          />
        </FieldRow>
      )}
    </FormGroup>
  );
}
