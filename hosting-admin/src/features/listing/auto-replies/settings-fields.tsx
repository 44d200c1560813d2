// What staff choose of automatic replies: which reviews, when, and with which words.
import { replyVariables } from '@bite/shared/listing/reply-template';
import { useWatch } from 'react-hook-form';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { TimeInput } from '../../../ui/fields/date-inputs.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { RepeatingGroup } from '../../../ui/fields/repeating-group.tsx';
import { SelectInput } from '../../../ui/fields/select-input.tsx';
import { FieldRow, FormGroup } from '../../../ui/form-group.tsx';
import { RatingsInput } from './ratings-input.tsx';
import {
  languageOptions,
  lengthChoices,
  ratingOptions,
  type SettingsValues,
  styleChoices,
  writerChoices,
} from './settings-form.ts';

export function SettingsFields({ hasModel }: { hasModel: boolean }) {
  return (
    <>
      <FormGroup title="Which reviews">
        <SwitchInput<SettingsValues>
          name="isEnabled"
          hint="Only reviews that are written after it was switched on. What somebody has answered stays as it is."
        />
        <RatingsInput name="autoRespondToRatings" />
        <RatingsInput
          name="approvalRatings"
          hint="Their replies wait until you approve them. Others are sent by themselves."
        />
      </FormGroup>
      <FormGroup title="When">
        <FieldRow>
          <NumberInput<SettingsValues>
            name="reviewThreshold"
            unit="hours"
            isExact
            hint="As long as this after a review, you or your staff can answer it yourselves."
          />
          <NumberInput<SettingsValues>
            name="maxResponseTime"
            unit="hours"
            isExact
            hint="A reply that is later than this waits for you. Left empty, two weeks."
          />
          <TimeInput<SettingsValues> name="quietFrom" hint="Nothing is sent by itself in quiet hours." />
          <TimeInput<SettingsValues> name="quietTo" hint="Leave both empty for none." />
          <NumberInput<SettingsValues>
            name="dailyCap"
            hint="The others follow on the next day. What you approve does not count."
          />
        </FieldRow>
      </FormGroup>
      <Words hasModel={hasModel} />
      <Templates />
    </>
  );
}

function Words({ hasModel }: { hasModel: boolean }) {
  const [style, writer] = useWatch<SettingsValues, ['responseStyle', 'writer']>({
    name: ['responseStyle', 'writer'],
  });
  return (
    <FormGroup title="Words">
      {(hasModel || writer === 'model') && (
        <RadioGroupInput<SettingsValues> name="writer" options={writerChoices} />
      )}
      {writer === 'model' && (
        <SwitchInput<SettingsValues>
          name="approvesModel"
          hint="A model can be wrong, and guests may try to mislead it. Links and phone numbers that are not yours are never sent."
        />
      )}
      <RadioGroupInput<SettingsValues> name="responseStyle" options={styleChoices} />
      {style === 'custom' && (
        <LongTextInput<SettingsValues>
          name="customTone"
          rows={2}
          isRequired
          hint={
            writer === 'model'
              ? 'How the model is to write: “warm, with a wink, like a host who knows everybody”.'
              : 'For whoever approves: built-in replies do not know your tone, so those without a template of yours wait.'
          }
        />
      )}
      <RadioGroupInput<SettingsValues> name="responseLength" options={lengthChoices} />
      <SwitchInput<SettingsValues>
        name="includeBusinessInfo"
        hint="In built-in replies and those of the model. Your templates say what they say."
      />
    </FormGroup>
  );
}

function Templates() {
  return (
    <FormGroup
      title="Templates"
      description={
        <p>
          Several for one rating take turns, and get different endings, so that no reply repeats one of the
          last twenty. Ratings without one have built-in replies, in English or, where the review is in
          Spanish, in Spanish. Templates for a language come before those for any. In braces:{' '}
          {replyVariables.map((name) => `{${name}}`).join(' ')}
        </p>
      }
    >
      <RepeatingGroup<SettingsValues>
        name="responseTemplates"
        noun="template"
        empty="You have no templates: every reply is a built-in one."
        blank={(above) => ({
          templateId: crypto.randomUUID(),
          rating: above?.['rating'] ?? 5,
          language: above?.['language'],
          template: '',
          variables: [],
          isDefault: false,
        })}
      >
        {(path) => (
          <div className="grid gap-3">
            <FieldRow>
              <SelectInput name={`${path}.rating`} options={ratingOptions} isNumber />
              <SelectInput
                name={`${path}.language`}
                options={[{ value: '', label: 'Any language' }, ...languageOptions]}
              />
            </FieldRow>
            <LongTextInput
              name={`${path}.template`}
              rows={3}
              placeholder="Thank you, {reviewerName}! See you soon at {businessName}."
            />
            <SwitchInput name={`${path}.isDefault`} />
          </div>
        )}
      </RepeatingGroup>
    </FormGroup>
  );
}
