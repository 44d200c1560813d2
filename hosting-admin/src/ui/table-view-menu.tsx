// The view menu of a list: columns and density, stored on this device; export to a file, and printing.
import { Check, Download, Printer, Settings2, UnfoldHorizontal } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { IconButton } from './button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator, menuItem } from './menu.tsx';
import type { TablePreferences } from './table-preferences.ts';
import type { Column } from './table-types.ts';

interface TableViewMenuProps<Row> {
  columns: readonly Column<Row>[];
  preferences: TablePreferences;
  onChange: (change: Partial<TablePreferences>) => void;
  /** Exports the matching rows. */
  onExport: () => void;
  onPrint: () => void;
}

export function TableViewMenu<Row>(props: TableViewMenuProps<Row>) {
  const { columns, preferences, onChange, onExport, onPrint } = props;
  const { hidden, isDense, widths } = preferences;
  const turn = (id: string, isShown: boolean) =>
    onChange({ hidden: isShown ? hidden.filter((one) => one !== id) : [...hidden, id] });
  return (
    <Menu
      trigger={
        <IconButton label="View and export">
          <Settings2 className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>Columns</MenuLabel>
      {columns
        .filter(({ isName }) => !isName)
        .map(({ id, header }) => (
          <MenuTick
            key={id}
            label={header}
            isOn={!hidden.includes(id)}
            onTurn={(isShown) => turn(id, isShown)}
          />
        ))}
      <MenuSeparator />
      <MenuTick label="Dense rows" isOn={isDense} onTurn={(isOn) => onChange({ isDense: isOn })} />
      {Object.keys(widths).length > 0 && (
        <MenuItem onSelect={() => onChange({ widths: {} })}>
          <UnfoldHorizontal className="size-4" aria-hidden="true" />
          Usual widths
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={onExport}>
        <Download className="size-4" aria-hidden="true" />
        Export as CSV
      </MenuItem>
      <MenuItem onSelect={onPrint}>
        <Printer className="size-4" aria-hidden="true" />
        Print
      </MenuItem>
    </Menu>
  );
}

interface MenuTickProps {
  label: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** The menu stays open, since people often change several settings. */
function MenuTick({ label, isOn, onTurn }: MenuTickProps) {
  return (
    <Radix.CheckboxItem
      checked={isOn}
      onCheckedChange={onTurn}
      onSelect={(event) => event.preventDefault()}
      className={menuItem}
    >
      <span className="flex-1">{label}</span>
      <Radix.ItemIndicator>
        <Check className="size-4" aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
