// Shows another picture wherever one was.
import { isolated } from '@bite/shared/kernel/isolated';
import { pictureIdOf } from '@bite/shared/media/picture-uses';
import type { LibraryPicture } from '@bite/shared/media/pictures.contract';
import { type RestaurantFolder, storageFolders } from '@bite/shared/paths';
import { z } from 'zod';
import { usePlaceIds } from '../../lib/use-params.ts';
import { ActionForm } from '../../ui/action-form.tsx';
import { PictureField } from '../../ui/fields/picture-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { DialogSubject } from '../../ui/use-subject.ts';
import { usePictureChanges } from './picture-queries.ts';

const schema = z.object({ picture: z.string('Choose the new picture').min(1, 'Choose the new picture') });
type Values = z.input<typeof schema>;

export function ReplacePictureDialog({ replacement }: { replacement: DialogSubject<LibraryPicture> }) {
  const { subject, isOpen, close } = replacement;
  if (!subject) return null;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={`Replace ${isolated(subject.picture.name)}`}
      description="The new picture is shown wherever this one is. This one is deleted."
    >
      <ReplaceForm key={subject.pictureId} entry={subject} onDone={close} />
    </FormDialog>
  );
}

const folderOf = ({ picture }: LibraryPicture): RestaurantFolder =>
  storageFolders.restaurant.find((folder) => folder === picture.folder) ?? 'items';

function ReplaceForm({ entry, onDone }: { entry: LibraryPicture; onDone: () => void }) {
  const place = usePlaceIds();
  const { replace } = usePictureChanges(place);
  const submit = async ({ picture }: Values) => {
    await replace(entry, pictureIdOf(picture, place) ?? '');
    onDone();
  };
  return (
    <ActionForm<Values>
      schema={schema}
      values={{ picture: '' }}
      names={{ picture: 'New picture' }}
      label="Replace the picture"
      labels={['Replace', 'Replacing…']}
      undone="Nothing was replaced."
      onSubmit={submit}
      onCancel={onDone}
    >
      <PictureField<Values> name="picture" folder={folderOf(entry)} />
    </ActionForm>
  );
}
