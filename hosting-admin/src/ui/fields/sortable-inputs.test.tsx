import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SortableListInput, TreeInput } from './sortable-inputs.tsx';
import { renderForm } from './testing.tsx';

interface Group {
  id: number;
  name: string;
  children?: readonly Group[];
}

const group = (id: number, name: string, ...children: Group[]): Group => ({ id, name, children });
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;

const openList = () =>
  renderForm(
    {
      shape: { courses: z.array(z.object({ id: z.number(), name: z.string() })) },
      names: { courses: 'Courses' },
      values: { courses: [group(1, 'Starters'), group(2, 'Mains'), group(3, 'Desserts')] },
    },
    <SortableListInput name="courses" idOf={({ id }: Group) => id} labelOf={({ name }: Group) => name} />,
  );

const openTree = () =>
  renderForm(
    {
      shape: { groups: z.array(z.unknown()) },
      names: { groups: 'Menu groups' },
      values: { groups: [group(1, 'Food', group(2, 'Mains')), group(3, 'Drinks')] },
    },
    <TreeInput<Group> name="groups" deepest={1} idOf={({ id }) => id} labelOf={({ name }) => name} />,
  );

describe('a sortable list', () => {
  it('is sorted by keyboard, which says where a row is and keeps the focus', async () => {
    const { user, save, saved } = openList();
    handle('Desserts').focus();
    await user.keyboard(' ');
    expect(said()).toContain('Desserts picked up: 3 of 3.');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(said()).toBe('Desserts: 1 of 3.');
    await user.keyboard('{ArrowUp}');
    expect(said()).toBe('Desserts is the first already.');
    expect(document.activeElement).toBe(handle('Desserts'));
    await user.keyboard(' ');
    expect(said()).toBe('Desserts dropped: 1 of 3.');
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ courses: [{ id: 3 }, { id: 1 }, { id: 2 }] }]));
  });

  it('is as it was after Escape', async () => {
    const { user } = openList();
    handle('Starters').focus();
    await user.keyboard(' {ArrowDown}');
    expect(lines()).toEqual(['Mains', 'Starters', 'Desserts']);
    await user.keyboard('{Escape}');
    expect(lines()).toEqual(['Starters', 'Mains', 'Desserts']);
    expect(said()).toBe('Starters is back where it was.');
    await user.keyboard('{ArrowDown}');
    expect(lines()).toEqual(['Starters', 'Mains', 'Desserts']);
  });

  it('is sorted without dragging by the menu of a row', async () => {
    const { user } = openList();
    await user.click(screen.getByRole('button', { name: 'Actions for Starters' }));
    expect(screen.getByRole('menuitem', { name: 'Move up' }).hasAttribute('data-disabled')).toBe(true);
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }));
    expect(lines()).toEqual(['Mains', 'Starters', 'Desserts']);
  });
});

describe('a tree', () => {
  it('is moved between its levels by keyboard, with what lies below', async () => {
    const { user, save, saved } = openTree();
    handle('Mains').focus();
    await user.keyboard(' {ArrowLeft}');
    expect(said()).toBe('Mains: 2 of 3.');
    await user.keyboard('{ArrowDown}{ArrowRight} ');
    expect(said()).toBe('Mains dropped: 1 of 1 below Drinks.');
    await save();
    await waitFor(() =>
      expect(saved).toEqual([{ groups: [group(1, 'Food'), group(3, 'Drinks', group(2, 'Mains'))] }]),
    );
  });
});
