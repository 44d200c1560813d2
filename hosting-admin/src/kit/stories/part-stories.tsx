// Parts that show something, or that hold what a screen is made of.
import { CallError } from '@bite/shared/api/client';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { ActionForm } from '../../ui/action-form.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { EmailInput } from '../../ui/fields/text-input.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Toolbar, ToolbarButton, ToolbarIcon, ToolbarSeparator } from '../../ui/toolbar.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { StoryEntry } from '../story.tsx';

export const partStories: readonly StoryEntry[] = [
  {
    title: 'Tabs',
    note: 'Parts of a screen of which one is shown. Arrow keys go from one to the next.',
    part: <SomeTabs />,
  },
  {
    title: 'Toolbar',
    note: 'Buttons that belong together: one stop for Tab, arrow keys between them.',
    part: <SomeToolbar />,
  },
  {
    title: 'Tooltip',
    note: 'A word more about what is pointed at. Nothing that must be read stands only there.',
    part: (
      <Tooltip words="Guests see it within a minute.">
        <Button>Publish</Button>
      </Tooltip>
    ),
  },
  {
    title: 'Popover',
    note: 'A setting or two at the button that opens them.',
    part: (
      <Popover label="Rename" align="start" trigger={<Button>Rename…</Button>}>
        <TextField label="New name" defaultValue="Lunch" />
      </Popover>
    ),
  },
  {
    title: 'Copy button',
    note: 'For what is typed elsewhere. It says where it stands that it was copied.',
    part: <CopyButton text="bite-verification=1234" what="the value" />,
  },
  {
    title: 'Disclosure',
    note: 'A part of a form that few need. It stays open while something in it is wrong.',
    part: (
      <Disclosure title="Prices here" note="1 of its own">
        <TextField label="Olives" defaultValue="1.50" />
      </Disclosure>
    ),
  },
  {
    title: 'Form that asks for one thing',
    note: 'In a dialog, mostly. What is refused stands at its field, any other failure above the buttons.',
    part: <SomeInvitation />,
  },
  {
    title: 'Progress',
    note: 'For work of more than a second: how far it is, and a way to stop it.',
    part: (
      <div className="grid max-w-lg gap-5">
        <Progress label="Importing the menu" done={36} total={120} onCancel={() => undefined} />
        <Progress label="Asking the till" done={0} />
      </div>
    ),
  },
];

const invitation = z.object({ email: z.email('A valid email is required'), note: z.string().max(200) });

function SomeInvitation() {
  return (
    <div className="max-w-lg">
      <ActionForm
        schema={invitation}
        values={{ email: '', note: '' }}
        label="Invitation"
        labels={['Send invitation', 'Inviting…']}
        undone="Nobody was invited."
        onSubmit={async () => {
          throw new CallError('NETWORK', 'This page has no server');
        }}
      >
        <EmailInput name="email" />
        <LongTextInput name="note" rows={2} />
      </ActionForm>
    </div>
  );
}

function SomeTabs() {
  const [shown, show] = useState<'open' | 'closed'>('open');
  return (
    <Tabs
      label="Days"
      value={shown}
      onChange={show}
      tabs={[
        { value: 'open', label: 'Open', count: 6, content: 'Every day but Monday.' },
        { value: 'closed', label: 'Closed', count: 1, content: 'Mondays.' },
      ]}
    />
  );
}

function SomeToolbar() {
  const [isOn, setOn] = useState(false);
  const Icon = isOn ? Pause : Play;
  return (
    <Toolbar label="Slides">
      <ToolbarIcon label="First">
        <SkipBack className="size-5" aria-hidden="true" />
      </ToolbarIcon>
      <ToolbarIcon label={isOn ? 'Stop' : 'Play'} onClick={() => setOn(!isOn)}>
        <Icon className="size-5" aria-hidden="true" />
      </ToolbarIcon>
      <ToolbarIcon label="Last">
        <SkipForward className="size-5" aria-hidden="true" />
      </ToolbarIcon>
      <ToolbarSeparator />
      <ToolbarButton>Change…</ToolbarButton>
    </Toolbar>
  );
}
