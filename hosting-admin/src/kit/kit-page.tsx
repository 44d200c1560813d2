// The kit page: every component of the back office with its states.
import { setTheme, useTheme } from '../lib/theme.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { choiceStories } from './stories/choice-stories.tsx';
import { dialogStories } from './stories/dialog-stories.tsx';
import { figureStories } from './stories/figure-stories.tsx';
import { hoursStories } from './stories/hours-stories.tsx';
import { listStories } from './stories/list-stories.tsx';
import { manyStories } from './stories/many-stories.tsx';
import { numberStories } from './stories/number-stories.tsx';
import { orderStories } from './stories/order-stories.tsx';
import { partStories } from './stories/part-stories.tsx';
import { tableStories } from './stories/table-stories.tsx';
import { textStories } from './stories/text-stories.tsx';
import { Story, type StoryEntry } from './story.tsx';

const chapters: readonly { title: string; stories: readonly StoryEntry[] }[] = [
  { title: 'Text', stories: textStories },
  { title: 'Numbers', stories: numberStories },
  { title: 'Choices', stories: choiceStories },
  { title: 'Many choices, days and colours', stories: manyStories },
  { title: 'Opening hours', stories: hoursStories },
  { title: 'Lists of fields', stories: listStories },
  { title: 'Orders and pictures', stories: orderStories },
  { title: 'Lists', stories: tableStories },
  { title: 'Parts of a screen', stories: partStories },
  { title: 'Dialogs', stories: dialogStories },
  { title: 'Figures, history and paper', stories: figureStories },
];

const themes = ['light', 'dark', 'system'] as const;

export function KitPage() {
  const theme = useTheme();
  return (
    <Page
      title="Parts of the back office"
      description="What screens are made of. This page is not deployed."
      actions={themes.map((one) => (
        <Button key={one} aria-pressed={one === theme} onClick={() => setTheme(one)}>
          {one}
        </Button>
      ))}
    >
      {chapters.map(({ title, stories }, index) => (
        <section key={title} aria-labelledby={`chapter-${index}`} className="grid gap-4">
          <h2 id={`chapter-${index}`} className="text-lg font-bold">
            {title}
          </h2>
          {stories.map((story) => (
            <Story key={story.title} {...story} />
          ))}
        </section>
      ))}
    </Page>
  );
}
