// Columns that most kinds of the catalogue have: name, number and description.
import type { Versioned } from '../../../lib/records.ts';
import type { Column } from '../../../ui/table-types.ts';

type PlainKind = 'courses' | 'salesCategories' | 'tags';

interface PlainColumns<Kind extends PlainKind> {
  /** Columns between the name and the number. */
  own?: readonly Column<Versioned<Kind>>[];
  /** Rem. */
  descriptionWidth: number;
}

export function plainColumns<Kind extends PlainKind>({
  own = [],
  descriptionWidth,
}: PlainColumns<Kind>): readonly Column<Versioned<Kind>>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isName: true,
      value: ({ record }) => record.name,
      cell: ({ record }) => record.name,
    },
    ...own,
    {
      id: 'number',
      header: 'Number',
      value: ({ record }) => record.number,
      cell: ({ record }) => record.number ?? '',
    },
    {
      id: 'description',
      header: 'Description',
      width: descriptionWidth,
      isExtra: true,
      value: ({ record }) => record.description,
      cell: ({ record }) => record.description ?? '',
    },
  ];
}
