// The restaurant's open state in words; undefined until the page knows what time it is.
import { openState } from '@bite/shared/tenancy/hours';
import { type OpenLabel, openLabel } from './local-times.ts';
import { useHours, useNow } from './site.ts';

export function useOpenLabel(): OpenLabel | undefined {
  const hours = useHours();
  const now = useNow();
  return now === undefined ? undefined : openLabel(hours, openState(hours, now), now);
}
