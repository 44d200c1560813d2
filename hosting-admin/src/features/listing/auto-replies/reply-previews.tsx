// What a review of each rating would get with the choices in the form, saved or not.
import type { AutoReplyChoices } from '@bite/shared/listing/auto-reply.schema';
import { autoReplyChoices } from '@bite/shared/listing/auto-reply.schema';
import { defaultLanguage, languageOf, type SiteLanguage } from '@bite/shared/website/languages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { previewQuery } from './reply-queries.ts';
import { reasonWords, starsText } from './reply-words.ts';
import { languageOptions, type SettingsValues } from './settings-form.ts';

const PAUSE = 500;

export function ReplyPreviews() {
  const { call } = usePorts();
  const place = usePlace();
  const [example, setExample] = useState(0);
  const [language, setLanguage] = useState<SiteLanguage>(defaultLanguage);
  const values = useDebounced(useWatch<SettingsValues>(), PAUSE);
  const choices = useMemo(() => validIn(values), [values]);
  const { data, error } = useQuery(previewQuery(call, place, { choices, example, language }));
  return (
    <FormGroup title="Preview" description="What a guest called Alex would get, if nobody answers first.">
      <Field label="The review is in" isRequired={false}>
        {(input) => (
          <Select
            {...input}
            options={languageOptions}
            value={language}
            onChange={({ target }) => setLanguage(languageOf(target.value))}
          />
        )}
      </Field>
      {!data && !error && choices && <Skeleton label="Loading the preview" rows={3} />}
      {!choices && <p className="text-sm text-muted">It is shown once all fields are filled in properly.</p>}
      {error && !data && <p className="text-sm text-muted">The preview cannot be shown at the moment.</p>}
      {choices && data && (
        <dl className="grid gap-3 text-sm">
          {data.previews.map(({ rating, text, reason }) => (
            <div key={rating} className="grid gap-1">
              <dt className="flex flex-wrap items-center gap-2 font-semibold">
                {starsText(rating)}
                {text !== undefined && (
                  <Badge canWrap tone={reason ? 'warn' : 'good'}>
                    {reason ? `Waits for you: ${reasonWords[reason].toLowerCase()}` : 'Sent by itself'}
                  </Badge>
                )}
              </dt>
              <dd className="whitespace-pre-wrap wrap-anywhere text-muted">
                {text ?? 'Not answered automatically.'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Button onClick={() => setExample(example + 1)}>Other examples</Button>
      </div>
    </FormGroup>
  );
}

function validIn(values: unknown): AutoReplyChoices | undefined {
  return autoReplyChoices.safeParse(values).data;
}
