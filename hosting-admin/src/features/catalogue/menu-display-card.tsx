// 'Menu Display': the menus of a restaurant, with the one that diners see (O2.9-15 to O2.9-20).
import { isolated } from '@bite/shared/kernel/isolated';
import { CircleAlert, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceLine } from '../../ui/choice-line.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { StorefrontGapsNotice } from '../../ui/storefront-gaps-notice.tsx';
import { UnreadableNotice } from '../../ui/unreadable-notice.tsx';
import { useMenuSelection } from './menu-selection.tsx';

interface MenuDisplayCardProps {
  /** Of the selected restaurant. */
  name: string | undefined;
  mayChoose: boolean;
}

export function MenuDisplayCard({ name, mayChoose }: MenuDisplayCardProps) {
  const { place } = useMenuSelection();
  return (
    <Card
      title="Menu Display"
      {...(name !== undefined && { description: `Choose which menu to display for ${isolated(name)}` })}
    >
      {place === undefined || name === undefined ? (
        <Words title="No restaurant selected">Please select a restaurant first</Words>
      ) : (
        <Menus name={name} mayChoose={mayChoose} />
      )}
    </Card>
  );
}

function Menus(props: { name: string; mayChoose: boolean }) {
  const { unreadable, gaps } = useMenuSelection();
  return (
    <div className="grid gap-3">
      <StorefrontGapsNotice gaps={gaps} />
      <UnreadableNotice records={unreadable} />
      <ReadableMenus {...props} />
    </div>
  );
}

function ReadableMenus({ name, mayChoose }: { name: string; mayChoose: boolean }) {
  const { menus, error, retry, failure } = useMenuSelection();
  if (error) {
    return (
      <Words
        role="alert"
        title="Failed to load menus"
        symbol={<CircleAlert aria-hidden="true" />}
        action={<Button onClick={retry}>Try again</Button>}
      >
        Please try again or contact support
      </Words>
    );
  }
  if (!menus) return <TwoRows />;
  if (menus.length === 0) {
    return (
      <Words title="No menus available" symbol={<UtensilsCrossed aria-hidden="true" />}>
        Contact your administrator to set up menus for {isolated(name)}
      </Words>
    );
  }
  return (
    <div className="grid gap-3">
      {failure !== undefined && <FailureNotice error={failure} undone="The choice was not saved." />}
      {!mayChoose && (
        <p className="text-sm text-muted">
          Managers, administrators and owners choose the menu. You can see what is chosen.
        </p>
      )}
      <Choices mayChoose={mayChoose} />
    </div>
  );
}

function Choices({ mayChoose }: { mayChoose: boolean }) {
  const { menus = [], selection, isAutomatic, saving, select, clear } = useMenuSelection();
  return (
    <fieldset aria-busy={saving !== undefined} className="grid gap-2">
      <legend className="sr-only">Menu that guests see</legend>
      {menus.length > 1 && (
        <Choice
          name="All menus"
          description="Guests see every menu, one after the other."
          isSelected={selection.displayMode === 'all'}
          isSaving={saving === null}
          isLocked={!mayChoose}
          onChoose={() => void clear()}
        />
      )}
      {menus.map(({ menuGroupId, name, description }) => (
        <Choice
          key={menuGroupId}
          name={name}
          description={description}
          isSelected={selection.menuGroupId === menuGroupId}
          isSaving={saving === menuGroupId}
          isLocked={!mayChoose}
          note={isAutomatic && selection.menuGroupId === menuGroupId && 'The only menu'}
          onChoose={() => void select(menuGroupId)}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  description?: string | undefined;
  isSelected: boolean;
  isSaving: boolean;
  isLocked: boolean;
  note?: string | false;
  onChoose: () => void;
}

function Choice({ name, description, isSelected, isSaving, isLocked, note, onChoose }: ChoiceProps) {
  const state = isSaving ? (
    <Badge>Saving…</Badge>
  ) : note ? (
    <Badge>{note}</Badge>
  ) : (
    isSelected && <Badge tone="good">Selected</Badge>
  );
  return (
    <ChoiceLine
      type="radio"
      name="menu"
      option={{ value: name, label: name, hint: description, disabled: isLocked }}
      checked={isSelected}
      onChange={onChoose}
      aside={state}
      isCard
    />
  );
}

interface WordsProps {
  title: string;
  children: ReactNode;
  symbol?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
}

function Words({ title, children, symbol, action, role }: WordsProps) {
  return (
    <div role={role} className="grid justify-items-center gap-1.5 py-8 text-center">
      {symbol && <div className="mb-1 text-muted [&_svg]:size-9">{symbol}</div>}
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-pretty text-muted">{children}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}

function TwoRows() {
  return (
    <div role="status" aria-label="Loading the menus…" className="grid gap-2">
      {[0, 1].map((row) => (
        <div key={row} className="h-16 animate-pulse rounded-xl bg-column" />
      ))}
    </div>
  );
}
