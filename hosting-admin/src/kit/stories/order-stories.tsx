// Fields that hold an order, and those that hold pictures.
import { z } from 'zod';
import { PictureInput } from '../../ui/fields/picture-input.tsx';
import { SortableListInput, TreeInput } from '../../ui/fields/sortable-inputs.tsx';
import { memoryPictures } from '../memory-pictures.ts';
import type { StoryEntry } from '../story.tsx';

interface Group {
  id: number;
  name: string;
  children?: readonly Group[];
}

const groups: readonly Group[] = [
  {
    id: 1,
    name: 'Food',
    children: [
      { id: 2, name: 'Starters' },
      { id: 3, name: 'Mains' },
    ],
  },
  { id: 4, name: 'Drinks' },
];

/** A plate on a table. */
const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#8a5a2b"/><circle cx="260" cy="150" r="100" fill="#fff"/><circle cx="260" cy="150" r="60" fill="#c2410c"/></svg>',
)}`;

export const orderStories: readonly StoryEntry[] = [
  {
    title: 'Sortable list',
    note: 'An order that means something. Dragged, moved by the menu, or by keyboard: Space, arrows, Space.',
    field: {
      schema: z.object({ courses: z.array(z.object({ id: z.number(), name: z.string() })) }),
      names: { courses: 'Courses' },
      values: {
        courses: [
          { id: 1, name: 'Starters' },
          { id: 2, name: 'Mains' },
          { id: 3, name: 'Desserts' },
        ],
      },
      fault: ['courses', 'Desserts come last'],
      field: (
        <SortableListInput name="courses" idOf={({ id }: Group) => id} labelOf={({ name }: Group) => name} />
      ),
    },
  },
  {
    title: 'Tree',
    note: 'The same with levels: to the side, or left and right.',
    field: {
      schema: z.object({ groups: z.array(z.unknown()) }),
      names: { groups: 'Menu groups' },
      values: { groups },
      fault: ['groups', 'A group holds itself'],
      field: (
        <TreeInput<Group> name="groups" deepest={2} idOf={({ id }) => id} labelOf={({ name }) => name} />
      ),
    },
  },
  {
    title: 'Picture',
    note: 'Chosen or dropped, with words for it and the point that stays in sight.',
    field: {
      schema: z.object({
        picture: z.string().optional(),
        alt: z.string().max(200).optional(),
        focus: z.object({ x: z.number(), y: z.number() }).optional(),
      }),
      names: { picture: 'Picture' },
      values: { picture: plate, alt: 'A plate', focus: { x: 65, y: 50 } },
      fault: ['picture', 'Invalid image URL'],
      field: <PictureInput name="picture" port={memoryPictures} alt="alt" focus="focus" />,
    },
  },
];
