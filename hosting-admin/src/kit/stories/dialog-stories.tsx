// What opens over the page, or beside it.
import { SkipForward } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { ActionForm } from '../../ui/action-form.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { StoryEntry } from '../story.tsx';

export const dialogStories: readonly StoryEntry[] = [
  {
    title: 'Drawer',
    note: 'Something looked at beside the page, which stays in use or waits.',
    part: <SomeDrawer />,
  },
  {
    title: 'Question before something is lost',
    note: 'Names what it is about. The gravest want its name typed.',
    part: <SomeQuestions />,
  },
  {
    title: 'Form in a dialog',
    note: 'Asks before it closes without what was typed: by Escape, the cross, a click outside, or the way back.',
    part: <SomeReason />,
  },
];

function SomeDrawer() {
  const [side, setSide] = useState<'beside' | 'over'>();
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setSide('beside')}>Beside the page</Button>
      <Button onClick={() => setSide('over')}>Over the page</Button>
      <Drawer
        isOpen={side !== undefined}
        onClose={() => setSide(undefined)}
        isBeside={side === 'beside'}
        title="Lunch menu"
        description="Twelve items."
        tools={
          <IconButton label="Next menu">
            <SkipForward className="size-5" aria-hidden="true" />
          </IconButton>
        }
      >
        Served from eleven to three.
      </Drawer>
    </div>
  );
}

function SomeQuestions() {
  const [asked, ask] = useState<'plain' | 'typed'>();
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => ask('plain')}>Delete the lunch menu…</Button>
      <Button onClick={() => ask('typed')}>Close the restaurant…</Button>
      <ConfirmDialog
        isOpen={asked === 'plain'}
        onClose={() => ask(undefined)}
        title="Delete the lunch menu?"
        confirmLabel="Delete"
        onConfirm={() => undefined}
      >
        <p>Its twelve items stay.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'typed'}
        onClose={() => ask(undefined)}
        title="Close Bella Napoli?"
        confirmLabel="Close it"
        typeToConfirm="Bella Napoli"
        onConfirm={() => undefined}
      >
        <p>Nobody can order there any more.</p>
      </ConfirmDialog>
    </div>
  );
}

const reason = z.object({ words: z.string().trim().min(1, 'Say why').max(200) });

function SomeReason() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Decline…</Button>
      <FormDialog isOpen={isOpen} onClose={close} title="Decline the request">
        <ActionForm
          schema={reason}
          values={{ words: '' }}
          names={{ words: 'Reason' }}
          label="Reason"
          labels={['Decline', 'Declining…']}
          onSubmit={close}
          onCancel={close}
        >
          <LongTextInput name="words" rows={2} />
        </ActionForm>
      </FormDialog>
    </>
  );
}
