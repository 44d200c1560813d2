// A sortable list and a sortable tree, bound to their form. Their entries are chosen elsewhere.
import { type FieldValues, useWatch } from 'react-hook-form';
import { FieldGroup } from '../field.tsx';
import { type BoundProps, useBound, useChange } from './bound.ts';
import { SortableRows } from './sortable/sortable-rows.tsx';

interface SortableProps<Values extends FieldValues, Item> extends BoundProps<Values> {
  /** What stays the same of an entry wherever it stands. */
  idOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
}

/** Holds an array of whatever `idOf` tells apart. */
export function SortableListInput<Values extends FieldValues = FieldValues, Item = unknown>(
  props: SortableProps<Values, Item>,
) {
  const { name, hint, idOf, labelOf } = props;
  const { form, isRequired, label, error } = useBound(props);
  const change = useChange(form, name);
  const items: Item[] = useWatch({ control: form.control, name: name as string }) ?? [];
  const byId = new Map(items.map((item) => [String(idOf(item)), item]));
  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      <SortableRows
        label={label}
        rows={[...byId].map(([id, item]) => ({ id, depth: 0, label: labelOf(item) }))}
        deepest={0}
        onOrder={(rows) => change(rows.map(({ id }) => byId.get(id)))}
      />
    </FieldGroup>
  );
}

export interface TreeItem {
  readonly children?: readonly this[];
}

interface TreeProps<Values extends FieldValues, Item> extends SortableProps<Values, Item> {
  /** 2: three levels. */
  deepest: number;
}

/** Holds an array of entries that hold those below them as `children`. */
export function TreeInput<Item extends TreeItem, Values extends FieldValues = FieldValues>(
  props: TreeProps<Values, Item>,
) {
  const { name, hint, idOf, labelOf, deepest } = props;
  const { form, isRequired, label, error } = useBound(props);
  const change = useChange(form, name);
  const items: Item[] = useWatch({ control: form.control, name: name as string }) ?? [];
  const lines = linesOf(items);
  const byId = new Map(lines.map(({ item }) => [String(idOf(item)), item]));
  return (
    <FieldGroup label={label} hint={hint} error={error} isRequired={isRequired}>
      <SortableRows
        label={label}
        rows={lines.map(({ item, depth }) => ({ id: String(idOf(item)), depth, label: labelOf(item) }))}
        deepest={deepest}
        onOrder={(rows) =>
          change(treeOf(rows.map(({ id, depth }) => ({ item: byId.get(id) as Item, depth }))))
        }
      />
    </FieldGroup>
  );
}

interface Line<Item> {
  item: Item;
  depth: number;
}

const linesOf = <Item extends TreeItem>(items: readonly Item[], depth = 0): Line<Item>[] =>
  items.flatMap((item) => [{ item, depth }, ...linesOf((item.children ?? []) as readonly Item[], depth + 1)]);

function treeOf<Item extends TreeItem>(lines: readonly Line<Item>[], depth = 0): Item[] {
  const starts = lines.flatMap((line, index) => (line.depth === depth ? [index] : []));
  return starts.map((start, n) => {
    const below = lines.slice(start + 1, starts[n + 1]);
    return { ...(lines[start] as Line<Item>).item, children: treeOf(below, depth + 1) };
  });
}
