import { describe, expect, it } from 'vitest';
import { SEARCH_FIELD } from '../collections/search.ts';
import { canaries, plantCanaries } from '../testing/canaries.ts';
import { memoryApi } from '../testing/memory-api.ts';

describe('what a search answers', () => {
  it.each(['searchAdminUsers', 'searchRestaurants', 'listTenants'] as const)(
    '%s is found by what is stored for it, which stays on the server',
    async (name) => {
      const api = await memoryApi();
      await plantCanaries(api);
      const response = await api.ask(name, 'siteAdmin', { query: '?searchTerm=nary%20of%20theirs' });
      const answer = await response.text();
      expect(answer).toContain(canaries.theirs);
      expect(answer).not.toContain(canaries.ours);
      expect(answer).not.toContain(SEARCH_FIELD);
      expect(JSON.stringify(api.records.documents())).toContain(SEARCH_FIELD);
    },
  );
});
