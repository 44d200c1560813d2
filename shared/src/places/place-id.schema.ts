// The id of a place in the place-search service (I5.5-03). Opaque: its form may change.
import { required } from '../kernel/schema.ts';

export const placeId = required('Place ID is required and must be a string').max(
  500,
  'Must be at most 500 characters',
);
