// A picture, bound to its form: chosen, taken, dropped or pasted, shown at once, sent with progress, replaced and removed; with
// words for those who cannot see it, cropped, and with the point that stays in sight where pages cut it. Where it is sent to is
// the caller's part.
import { objectPosition, type PictureFocus as Point } from '@bite/shared/media/picture-focus';
import { storefrontImage } from '@bite/shared/media/storefront-image';
import { uploadHelp, uploadTypes } from '@bite/shared/media/upload-rules';
import { Camera, Crop as CropIcon, ImageIcon, ImageUp, Trash2 } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEventHandler,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
} from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
  useWatch,
} from 'react-hook-form';
import { Button, buttonClasses } from '../button.tsx';
import { FieldGroup } from '../field.tsx';
import { useMediaQuery } from '../media-query.ts';
import { Progress } from '../progress.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';
import type { CropShape } from './crop-dialog.tsx';
import { PictureFocus } from './picture-focus.tsx';
import { Optimizing, UploadSummary } from './picture-result.tsx';
import { TextInput } from './text-input.tsx';
import { trackUpload } from './uploads-under-way.ts';
import { useCrop } from './use-crop.ts';
import { useUnsavedUploads } from './use-unsaved-uploads.ts';
import { type Held, type PicturePort, useUpload } from './use-upload.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

interface PictureProps<Values extends FieldValues> extends BoundProps<Values> {
  port: PicturePort;
  /** The field that holds what is on it, in words. */
  alt?: FieldPath<Values>;
  /** The field that holds { x, y }, in percent. */
  focus?: FieldPath<Values>;
  /** The shape that the place wants; any by default. */
  shape?: CropShape;
  /** The shapes to which pages cut it, width divided by height; those of items by default. */
  cuts?: readonly number[];
}

export function PictureInput<Values extends FieldValues = FieldValues>(props: PictureProps<Values>) {
  const { name, hint = uploadHelp(), alt, focus, port, shape, cuts } = props;
  const { form, isRequired, label, error } = useBound(props);
  const { field } = useController({ control: form.control, name: name as string });
  const held = useHeldPicture(form, name, focus);
  const { value: present } = held.present();
  const onSent = useUnsavedUploads(form, name, present, port.discard);
  const { state, chosen, choose, again, checkAgain, stop, remove } = useUpload(port, {
    ...held,
    onSending: (sent) => trackUpload(form.control, sent),
    onSent,
  });
  const crop = useCrop({ port, held: held.present(), isDirty: form.getFieldState(name).isDirty, choose });
  const shown = chosen ?? storefrontImage(present)?.src;
  const isSending = state.phase === 'uploading';
  const choices = { onFile: (file: File | undefined) => file && crop.begin(file) };
  return (
    <FieldGroup
      label={label}
      hint={hint}
      error={error ?? (state.phase === 'idle' ? state.error : undefined)}
      isRequired={isRequired}
    >
      <DropZone {...choices}>
        <Preview
          src={shown}
          label={label}
          focus={held.present().focus}
          isCut={focus !== undefined}
          isFaint={isSending}
        />
        <div className="grid min-w-0 flex-1 basis-52 content-start gap-3">
          <div className="flex flex-wrap gap-2">
            <Choice
              {...choices}
              label={present ? 'Replace picture' : 'Choose picture'}
              symbol={<ImageUp className="size-4" aria-hidden="true" />}
              onBlur={field.onBlur}
              ref={field.ref}
            />
            <PhotoChoice {...choices} />
            {shown !== undefined && (
              <Button onClick={crop.open}>
                <CropIcon className="size-4" aria-hidden="true" />
                Crop…
              </Button>
            )}
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
          {state.phase === 'optimizing' && <Optimizing isLate={state.isLate} onCheckAgain={checkAgain} />}
          {state.phase === 'done' && present !== undefined && <UploadSummary statistics={state.statistics} />}
          {present && alt && (
            <TextInput<FieldValues>
              name={alt}
              label="What is on it"
              hint="Read out to guests who cannot see it."
            />
          )}
        </div>
        {present && focus && shown && !isSending && (
          <PictureFocus name={focus} src={shown} {...(cuts && { cuts })} />
        )}
      </DropZone>
      {crop.isWanted && (
        <Suspense fallback={null}>
          <CropDialog {...crop.dialog} shape={shape} />
        </Suspense>
      )}
    </FieldGroup>
  );
}

/** A picture and its point in the form. */
function useHeldPicture(form: UseFormReturn, name: string, focusName: string | undefined) {
  const change = useChange(form, name);
  const changeFocus = useChange(form, focusName ?? name);
  // A controlled field would show what the form began with once it holds nothing.
  const value: unknown = useWatch({ control: form.control, name });
  const focus: unknown = useWatch({ control: form.control, name: focusName ?? name });
  return {
    present: (): Held => ({
      value: typeof value === 'string' && value !== '' ? value : undefined,
      focus: focusName === undefined ? undefined : (focus as Point | undefined),
    }),
    set: (held: Held): void => {
      change(held.value);
      if (focusName !== undefined) changeFocus(held.focus);
    },
    setUnlessSaved: (sent: string): void => {
      if (form.getFieldState(name).isDirty) change(sent);
    },
  };
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

interface PreviewProps {
  src: string | undefined;
  label: string;
  focus: Point | undefined;
  /** Pages cut it, too; others show it whole. */
  isCut: boolean;
  isFaint: boolean;
}

function Preview({ src, label, focus, isCut, isFaint }: PreviewProps) {
  return (
    <div className="grid aspect-4/3 w-48 max-w-full place-items-center overflow-hidden rounded-lg bg-column text-muted">
      {src === undefined ? (
        <ImageIcon className="size-9" aria-hidden="true" />
      ) : (
        <img
          src={src}
          alt={`${label}, as it is`}
          style={{ objectPosition: objectPosition(focus) }}
          className={`size-full ${isCut ? 'object-cover' : 'object-contain'} ${isFaint ? 'opacity-50' : ''}`}
        />
      )}
    </div>
  );
}
