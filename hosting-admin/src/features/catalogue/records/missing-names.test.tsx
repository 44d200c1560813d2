import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aRestaurant, memoryPlatform } from '../../../lib/testing/memory-platform.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { courseScreens } from './courses.tsx';
import { salesCategoryScreens } from './sales-categories.tsx';
import { tagScreens } from './tags.tsx';

const kinds = [
  ['tag', tagScreens, { Name: 'Tag name cannot be empty' }],
  ['course', courseScreens, { Name: 'Course name cannot be empty' }],
  [
    'sales category',
    salesCategoryScreens,
    { Name: 'Sales category name cannot be empty', Code: 'Sales category code cannot be empty' },
  ],
] as const;

describe('the form of a record that is filled in with nothing', () => {
  it.each(kinds)(
    'C5-03, C5-10 says of a %s at each field what is missing',
    async (one, screens, messages) => {
      renderScreen(
        memoryPlatform(),
        screens.create({ restaurant: aRestaurant(), may: () => true, mayWrite: true, mayReadHistory: false }),
      );
      await userEvent.click(screen.getByRole('button', { name: `Create ${one}` }));
      for (const [label, message] of Object.entries(messages)) {
        const field = screen.getByRole('textbox', { name: label });
        const described = () =>
          (field.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent);
        await waitFor(() => expect(described()).toContain(message));
      }
    },
  );
});
