// The tools of a list of records (RecordTool): those that are for the person, and the dialog of the one that is open.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import { type ReactNode, useState } from 'react';
import type { Versioned } from '../../lib/records.ts';
import { Button } from '../button.tsx';
import { MenuItem } from '../menu.tsx';
import type {
  RecordDescriptor,
  RecordScreenProps,
  RecordTool,
  RecordToolProps,
} from './record-descriptor.ts';

interface ToolsOf<Kind extends RecordKind> extends Pick<RecordScreenProps, 'may' | 'mayWrite'> {
  descriptor: Pick<RecordDescriptor<Kind>, 'tools'>;
  restaurant: MyRestaurant;
  changes: Pick<RecordToolProps<Kind>, 'change' | 'schedule'>;
}

interface Opened<Kind extends RecordKind> extends Pick<RecordToolProps<Kind>, 'entries' | 'onDone'> {
  tool: RecordTool<Kind>;
}

interface RecordTools<Kind extends RecordKind> {
  /** Whether the person has none. */
  areNone: boolean;
  /** Their buttons for the selected records. */
  buttons: (entries: readonly Versioned<Kind>[], onDone: RecordToolProps<Kind>['onDone']) => ReactNode;
  /** Their items in the menu of a row. */
  menuItems: (entry: Versioned<Kind>) => ReactNode;
  dialog: ReactNode;
}

export function useRecordTools<Kind extends RecordKind>(props: ToolsOf<Kind>): RecordTools<Kind> {
  const { descriptor, restaurant, may, mayWrite, changes } = props;
  const [opened, setOpened] = useState<Opened<Kind>>();
  const tools = (descriptor.tools ?? []).filter(({ isFor }) => (isFor ? isFor(may) : mayWrite));
  const Dialog = opened?.tool.Dialog;
  return {
    areNone: tools.length === 0,
    buttons: (entries, onDone) =>
      tools.map((tool) => (
        <Button key={tool.label} onClick={() => setOpened({ tool, entries, onDone })}>
          <tool.symbol className="size-5" aria-hidden="true" />
          {tool.label}
        </Button>
      )),
    menuItems: (entry) =>
      tools.map((tool) => (
        <MenuItem
          key={tool.label}
          onSelect={() => setOpened({ tool, entries: [entry], onDone: () => undefined })}
        >
          {tool.label}
        </MenuItem>
      )),
    dialog: opened && Dialog && (
      <Dialog
        restaurant={restaurant}
        entries={opened.entries}
        onClose={() => setOpened(undefined)}
        onDone={opened.onDone}
        change={changes.change}
        schedule={changes.schedule}
      />
    ),
  };
}
