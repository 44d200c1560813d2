// A picture, bound to its form: chosen or dropped, shown at once, sent with progress, replaced and removed; with words for
// those who cannot see it and the point that stays in sight where it is cut. Where it is sent to is the caller's part.
import { storefrontImage } from '@bite/shared/media/storefront-image';
import { uploadFault, uploadHelp } from '@bite/shared/media/upload-rules';
import { nextUpload } from '@bite/shared/media/upload-state';
import type { UploadStatistics } from '@bite/shared/media/upload-statistics';
import { ImageIcon, ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useReducer, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { Button, buttonClasses } from '../button.tsx';
import { FieldGroup } from '../field.tsx';
import { Notice } from '../notice.tsx';
import { Progress } from '../progress.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';
import { PictureFocus } from './picture-focus.tsx';
import { TextInput } from './text-input.tsx';

export interface PicturePort {
  /** Sends it, and answers what the form holds of it. Throws when it could not be sent or was stopped. */
  upload: (
    file: File,
    about: { signal: AbortSignal; onProgress: (percent: number) => void },
  ) => Promise<{ value: string; statistics: UploadStatistics }>;
}

interface PictureProps<Values extends FieldValues> extends BoundProps<Values> {
  port: PicturePort;
  /** The field that holds what is on it, in words. */
  alt?: FieldPath<Values>;
  /** The field that holds { x, y }, in percent. */
  focus?: FieldPath<Values>;
}

export function PictureInput<Values extends FieldValues = FieldValues>(props: PictureProps<Values>) {
  const { name, hint = uploadHelp(), alt, focus } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const change = useChange(form, name);
  const { state, chosen, choose, again, stop } = useUpload(props.port, change);
  // A controlled field would show what the form began with once it holds nothing.
  const held: unknown = useWatch({ control: form.control, name: name as string });
  const present = typeof held === 'string' && held !== '' ? held : undefined;
  const shown = chosen ?? storefrontImage(present)?.src;
  const isSending = state.phase === 'uploading';
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };
  return (
    <FieldGroup
      label={label}
      hint={hint}
      error={error ?? (state.phase === 'idle' ? state.error : undefined)}
      isRequired={isRequired}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button in it */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-start gap-3 rounded-lg border border-dashed border-strong-line p-3"
      >
        <Preview src={shown} label={label} isFaint={isSending} />
        <div className="grid min-w-0 flex-1 basis-52 content-start gap-3">
          <div className="flex flex-wrap gap-2">
            <label
              className={buttonClasses(
                'secondary',
                'has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
              )}
            >
              <ImageUp className="size-4" aria-hidden="true" />
              {present ? 'Replace picture' : 'Choose picture'}
              <input
                ref={field.ref}
                type="file"
                accept="image/*"
                className="sr-only"
                onBlur={field.onBlur}
                onChange={({ target }) => {
                  choose(target.files?.[0]);
                  // The same file can be chosen again.
                  target.value = '';
                }}
              />
            </label>
            {present && !isSending && (
              <Button onClick={() => change(undefined)}>
                <Trash2 className="size-4" aria-hidden="true" />
                Remove picture
              </Button>
            )}
            {again && <Button onClick={again}>Try again</Button>}
          </div>
          {isSending && (
            <Progress
              label="Sending the picture"
              done={Math.round(state.progress)}
              total={100}
              onCancel={stop}
            />
          )}
          {state.phase === 'done' && present === state.value && <Sent statistics={state.statistics} />}
          {present && alt && (
            <TextInput<FieldValues>
              name={alt}
              label="What is on it"
              hint="Read out to guests who cannot see it."
            />
          )}
        </div>
        {present && focus && shown && <PictureFocus name={focus} src={shown} />}
      </div>
    </FieldGroup>
  );
}

function Preview({ src, label, isFaint }: { src: string | undefined; label: string; isFaint: boolean }) {
  return (
    <div className="grid aspect-4/3 w-48 max-w-full place-items-center overflow-hidden rounded-lg bg-column text-muted">
      {src === undefined ? (
        <ImageIcon className="size-9" aria-hidden="true" />
      ) : (
        <img
          src={src}
          alt={`${label}, as it is`}
          className={`size-full object-cover ${isFaint ? 'opacity-50' : ''}`}
        />
      )}
    </div>
  );
}

const Sent = ({ statistics: { percentReduced, finalSize } }: { statistics: UploadStatistics }) => (
  <Notice tone="good" role="status">
    Sent: {Math.max(1, Math.round(finalSize / 1024))} KB
    {percentReduced > 0 && `, ${percentReduced} % smaller than the file`}. Save to keep it.
  </Notice>
);

function useUpload(port: PicturePort, onSent: (value: string) => void) {
  const [state, tell] = useReducer(nextUpload, { phase: 'idle', value: undefined });
  const [chosen, setChosen] = useState<string>();
  const [failed, setFailed] = useState<File>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => void (chosen !== undefined && URL.revokeObjectURL(chosen)), [chosen]);

  const send = async (file: File): Promise<void> => {
    sending.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setFailed(undefined);
    setChosen(URL.createObjectURL(file));
    tell({ type: 'started' });
    const onProgress = (progress: number) => !signal.aborted && tell({ type: 'progressed', progress });
    try {
      const sent = await port.upload(file, { signal, onProgress });
      if (signal.aborted) return;
      onSent(sent.value);
      tell({ type: 'finished', ...sent });
    } catch {
      if (signal.aborted) return;
      setFailed(file);
      tell({ type: 'failed' });
    }
    setChosen(undefined);
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const message = uploadFault(file);
    if (message === undefined) void send(file);
    else tell({ type: 'refused', message });
  };
  const stop = (): void => {
    sending.current?.abort();
    setChosen(undefined);
    tell({ type: 'removed' });
  };
  return {
    state,
    chosen,
    choose,
    stop,
    again: failed && state.phase === 'idle' ? () => void send(failed) : undefined,
  };
}
