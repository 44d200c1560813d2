// Columns of what most kinds of the catalogue have: a name, a number of one's own and a description.
import type { Versioned } from '../../../lib/records.ts';
import type { Column } from '../../../ui/table-types.ts';

type PlainKind = 'courses' | 'salesCategories';

interface PlainColumns<Kind extends PlainKind> {
  /** Between the name and the number. */
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
