// Everything that a search of the menu needs, as one chunk.
export { DietFilters } from './diet-filters.tsx';
export { SearchResults } from './search-results.tsx';
