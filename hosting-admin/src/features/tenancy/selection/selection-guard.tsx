// Finds the restaurant to work with (the remembered one, the only one, or the one picked, O2.9-06), then redirects.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Loading } from '../../../ui/message.tsx';
import {
  forgetSelection,
  hasSelection,
  rememberSelection,
  savedSelection,
  selectedFrom,
} from './selection.ts';
import { SelectionWizard } from './selection-wizard.tsx';
import { useMyPlaces } from './use-my-places.ts';

interface SelectionGuardProps {
  /** Someone who has a restaurant wants to choose another. */
  isSwitching: boolean;
  /** Called with the restaurant that is selected from now on. */
  onSelected: (restaurant: MyRestaurant) => void;
  onSignOut: () => void;
  wayOut?: ReactNode;
  /** What somebody can do who works for no business yet. */
  newcomer?: ReactNode;
  /** Why `onSelected` could not go on. */
  problem?: ReactNode;
  isBusy?: boolean;
}

export function SelectionGuard({ isSwitching, onSelected, problem, ...wizard }: SelectionGuardProps) {
  const places = useMyPlaces();
  const tenants = places.tenants.data;
  const restaurants = places.restaurants.data;
  // What is known without asking counts once: whoever comes back from a failure wants to choose.
  const [hasAsked, setHasAsked] = useState(isSwitching);
  const [hasSkipped, setHasSkipped] = useState(false);
  const selected =
    tenants && restaurants && !hasAsked ? selectedFrom(localStorage, tenants, restaurants) : undefined;

  useEffect(() => {
    if (restaurants && !savedSelection(localStorage, restaurants)) forgetSelection(localStorage);
  }, [restaurants]);
  const complete = useCallback(
    (restaurant: MyRestaurant) => {
      rememberSelection(localStorage, restaurant);
      setHasAsked(true);
      onSelected(restaurant);
    },
    [onSelected],
  );
  useEffect(() => {
    if (!selected) return;
    setHasSkipped(true);
    complete(selected);
  }, [selected, complete]);

  const isLoading = places.tenants.isLoading || places.restaurants.isLoading;
  const isSkipping = !hasAsked && hasSelection(localStorage) && isLoading;
  const hasGoneOn = hasSkipped && problem === undefined;
  if (selected || isSkipping || hasGoneOn) return <Loading>Loading...</Loading>;
  return <SelectionWizard {...wizard} places={places} onComplete={complete} problem={problem} />;
}
