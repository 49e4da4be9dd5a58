import { expect, test } from 'vitest';
import { feedQuery } from './useFeedSearch.ts';

const feed = new URLSearchParams('tab=experiencia&sort=mostViewed&search=zoho');

test('a search in the feed keeps its tab and order', () => {
  expect(feedQuery(feed, 'google')).toBe('tab=experiencia&sort=mostViewed&search=google');
});
test('a search from another page leads to the overview', () => {
  expect(feedQuery(null, 'R&D labs')).toBe('search=R%26D+labs');
});
test('an empty term ends the search', () => {
  expect(feedQuery(feed, '')).toBe('tab=experiencia&sort=mostViewed');
});
