// The restaurant of a screen and the person's permissions there, provided by the layout of its screens.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { PlaceAction } from '@bite/shared/identity/roles';
import { createContext, useContext } from 'react';

export interface Place {
  tenantId: number;
  restaurantId: number;
  restaurant: MyRestaurant;
  /** For display only: the server decides. */
  may: (action: PlaceAction) => boolean;
  /** The tenant was suspended while the screen was open: the screen is hidden until that ends. */
  isStopped: boolean;
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** Throws outside of a restaurant's screens. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('usePlace needs the layout of a restaurant above it');
  return place;
}

/** The time zone of the screen's restaurant; undefined elsewhere, where times are by the reader's own clock. */
export const useZone = (): string | undefined => useContext(PlaceContext)?.restaurant.timezone;

/** The tenant of a screen. */
export interface Business {
  tenantId: number;
  displayName: string;
}

export const BusinessContext = createContext<Business | undefined>(undefined);

/** Throws outside of a tenant's screens. */
export function useBusiness(): Business {
  const business = useContext(BusinessContext);
  if (!business) throw new Error('useBusiness needs the layout of a business above it');
  return business;
}
