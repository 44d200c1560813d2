// The keyboard shortcuts of the board, opened with '?'.
import { Dialog } from '../../../ui/dialog.tsx';

const shortcuts: readonly [keys: readonly string[], what: string][] = [
  [['↑', '↓'], 'Previous or next order in the column'],
  [['←', '→'], 'Column before or after'],
  [['Enter'], 'Next step of the chosen order'],
  [['Tab'], 'Buttons of the chosen order'],
  [['U'], 'Undo the last step, within ten seconds'],
  [['M'], 'Mute or unmute the bell'],
  [['F'], 'Finished orders'],
  [['S'], 'What is sold out'],
  [['?'], 'This list'],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid gap-2">
        {shortcuts.map(([keys, what]) => (
          <div key={what} className="flex items-center gap-3">
            <dt className="flex min-w-24 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-7 rounded-md border border-strong-line bg-card px-1.5 py-0.5 text-center text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
