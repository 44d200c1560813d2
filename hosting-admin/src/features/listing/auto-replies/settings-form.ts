// What the form of automatic replies holds, and what its fields are called.
import { type AutoReplyChoices, autoReplyChoices } from '@bite/shared/listing/auto-reply.schema';
import { ratings } from '@bite/shared/listing/stars';
import { languages, siteLanguages } from '@bite/shared/website/languages';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import type { Loaded } from '../../../ui/use-record-form.ts';
import type { ConfigRecord } from './reply-queries.ts';
import { starsText } from './reply-words.ts';

export type SettingsValues = z.input<typeof autoReplyChoices>;
export type SettingsOutput = AutoReplyChoices;

export const settingsResolver = formResolver<SettingsOutput, SettingsValues>(autoReplyChoices);

export const loadedFrom = ({ choices, version }: ConfigRecord): Loaded<SettingsValues> => ({
  values: valuesOf(choices),
  version,
});

/** Empty fields have no value. */
export const valuesOf = (choices: Partial<ConfigRecord['choices']>): SettingsValues => ({
  ...choices,
  customTone: choices.customTone ?? undefined,
  maxResponseTime: choices.maxResponseTime,
  quietFrom: choices.quietFrom,
  quietTo: choices.quietTo,
});

export const settingsNames: Readonly<Record<string, string>> = {
  isEnabled: 'Answer reviews automatically',
  responseStyle: 'Style',
  customTone: 'Your tone',
  responseLength: 'Length',
  autoRespondToRatings: 'Ratings that are answered',
  approvalRatings: 'Ratings whose replies you approve first',
  responseTemplates: 'Your own templates',
  'responseTemplates.rating': 'For',
  'responseTemplates.language': 'Reviews in',
  'responseTemplates.template': 'Template',
  'responseTemplates.isDefault': 'Try this one first',
  includeBusinessInfo: 'Name the restaurant',
  reviewThreshold: 'You answer first, for',
  maxResponseTime: 'Too late after',
  quietFrom: 'Quiet from',
  quietTo: 'Quiet until',
  dailyCap: 'Replies a day, at most',
  writer: 'Who writes',
  approvesModel: 'Approve what the model writes',
};

export const styleChoices = [
  { value: 'professional', label: 'Professional', hint: '“We sincerely appreciate your review.”' },
  { value: 'friendly', label: 'Friendly', hint: '“This put a smile on all our faces!”' },
  { value: 'casual', label: 'Casual', hint: '“High five from the whole crew!”' },
  { value: 'custom', label: 'Your own', hint: 'By your own templates, or by a tone that you describe.' },
] as const;

export const lengthChoices = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
] as const;

export const writerChoices = [
  { value: 'templates', label: 'Templates', hint: 'Yours, and the built-in ones for other ratings.' },
  {
    value: 'model',
    label: 'A language model',
    hint: 'Reviews are sent to the model’s service. Templates step in where it fails.',
  },
] as const;

export const ratingOptions = [...ratings].reverse().map((rating) => ({
  value: String(rating),
  label: starsText(rating),
}));

export const languageOptions = siteLanguages.map((language) => ({
  value: language,
  label: languages[language].name,
}));

const worded = [...languageOptions, ...styleChoices, ...lengthChoices, ...writerChoices];

/** In conflicts and the list of unsaved changes. */
export const wordsOf = (_path: string, value: unknown): string | undefined =>
  worded.find((choice) => choice.value === value)?.label;
