// A picture, bound to its form: chosen, taken, dropped or pasted, shown at once, sent with progress, replaced and removed; with
// words for those who cannot see it and the point that stays in sight where it is cut. Where it is sent to is the caller's part.
import { storefrontImage } from '@bite/shared/media/storefront-image';
import { uploadHelp, uploadTypes } from '@bite/shared/media/upload-rules';
import { Camera, ImageIcon, ImageUp, Trash2 } from 'lucide-react';
import type { ClipboardEvent, DragEvent, FocusEventHandler, ReactNode, Ref } from 'react';
import { type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { Button, buttonClasses } from '../button.tsx';
import { FieldGroup } from '../field.tsx';
import { useMediaQuery } from '../media-query.ts';
import { Progress } from '../progress.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';
import { PictureFocus } from './picture-focus.tsx';
import { Optimizing, UploadSummary } from './picture-result.tsx';
import { TextInput } from './text-input.tsx';
import { type PicturePort, useUpload } from './use-upload.ts';

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
  // A controlled field would show what the form began with once it holds nothing.
  const held: unknown = useWatch({ control: form.control, name: name as string });
  const present = typeof held === 'string' && held !== '' ? held : undefined;
  const { state, chosen, choose, again, stop, remove } = useUpload(props.port, {
    present,
    set: change,
    setUnlessSaved: (value) => {
      if (form.getFieldState(name).isDirty) change(value);
    },
  });
  const shown = chosen ?? storefrontImage(present)?.src;
  const isSending = state.phase === 'uploading';
  return (
    <FieldGroup
      label={label}
      hint={hint}
      error={error ?? (state.phase === 'idle' ? state.error : undefined)}
      isRequired={isRequired}
    >
      <DropZone onFile={choose}>
        <Preview src={shown} label={label} isFaint={isSending} />
        <div className="grid min-w-0 flex-1 basis-52 content-start gap-3">
          <div className="flex flex-wrap gap-2">
            <Choice
              label={present ? 'Replace picture' : 'Choose picture'}
              symbol={<ImageUp className="size-4" aria-hidden="true" />}
              onFile={choose}
              onBlur={field.onBlur}
              ref={field.ref}
            />
            <PhotoChoice onFile={choose} />
            {present && !isSending && (
              <Button onClick={remove}>
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
          {state.phase === 'optimizing' && <Optimizing />}
          {state.phase === 'done' && present !== undefined && <UploadSummary statistics={state.statistics} />}
          {present && alt && (
            <TextInput<FieldValues>
              name={alt}
              label="What is on it"
              hint="Read out to guests who cannot see it."
            />
          )}
        </div>
        {present && focus && shown && <PictureFocus name={focus} src={shown} />}
      </DropZone>
    </FieldGroup>
  );
}

type OnFile = (file: File | undefined) => void;

/** Takes a dropped file, and one that is pasted while the focus is in it. */
function DropZone({ onFile, children }: { onFile: OnFile; children: ReactNode }) {
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    onFile(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts of the buttons in it
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
      className="flex flex-wrap items-start gap-3 rounded-lg border border-dashed border-strong-line p-3"
    >
      {children}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  symbol: ReactNode;
  onFile: OnFile;
  onBlur?: FocusEventHandler;
  ref?: Ref<HTMLInputElement>;
  /** Opens the camera instead of the files. */
  capture?: 'environment';
}

function Choice({ label, symbol, onFile, ...input }: ChoiceProps) {
  return (
    <label
      className={buttonClasses(
        'secondary',
        'has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
      )}
    >
      {symbol}
      {label}
      <input
        {...input}
        type="file"
        // Phones convert what is not listed, such as HEIC.
        accept={uploadTypes.join(',')}
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** On phones and tablets, where a camera points at the dish. */
function PhotoChoice({ onFile }: { onFile: OnFile }) {
  const isHandheld = useMediaQuery('(pointer: coarse)');
  if (!isHandheld) return null;
  return (
    <Choice
      label="Take a photo"
      symbol={<Camera className="size-4" aria-hidden="true" />}
      capture="environment"
      onFile={onFile}
    />
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
