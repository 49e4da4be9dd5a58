import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import {
  argumentsOf,
  type CachedList,
  changeLists,
  holds,
  inserted,
  isNewer,
  without,
} from './cached-lists';

test.each([
  ['notifications', {}],
  ['notifications:{}', {}],
  ['notifications:{"tab":"all"}', { tab: 'all' }],
  ['messages:{"conversationId":"c(1)"}', { conversationId: 'c(1)' }],
  ['feedProfiles({"search":"a:{b}","first":6})', { search: 'a:{b}', first: 6 }],
])('the arguments of %s', (name, expected) => {
  expect(argumentsOf(name)).toEqual(expected);
});

const ref = (id: string) => ({ __ref: `Note:${id}` });
const list = (ids: string[], hasNextPage = false): CachedList => ({
  nodes: ids.map(ref),
  pageInfo: { hasNextPage },
});
const ids = ({ nodes }: CachedList) => nodes.map(({ __ref }) => __ref.split(':')[1]).join('');

test.each([
  ['between', list(['d', 'b']), 'c', 'dcb'],
  ['at the head', list(['b', 'a']), 'c', 'cba'],
  ['at the end', list(['c', 'b']), 'a', 'cba'],
  ['where it is listed already, elsewhere', list(['a', 'c', 'b']), 'a', 'cba'],
  ['behind the loaded part', list(['c', 'b'], true), 'a', 'cb'],
])('an item is put %s', (_place, before, id, after) => {
  expect(ids(inserted(before, ref(id), isNewer, { leavesOut: true }))).toBe(after);
});

test('an item is put at the end of what is loaded where the list does not leave it out', () => {
  expect(ids(inserted(list(['c', 'b'], true), ref('a'), isNewer))).toBe('cba');
});

test('each list of a field is changed by its own arguments, and forgotten where that is said', () => {
  const cache = new InMemoryCache({
    typePolicies: { Query: { fields: { notes: { keyArgs: ['tab'] } } } },
  });
  const query = gql`query Notes($tab: String) { notes(tab: $tab) { nodes { id } } }`;
  const nodes = ['b', 'a'].map((id) => ({ __typename: 'Note', id }));
  for (const tab of ['all', 'archived', 'found'])
    cache.writeQuery({
      query,
      variables: { tab },
      data: { notes: { __typename: 'NoteConnection', nodes } },
    });
  changeLists<{ tab: string }>(cache, { field: 'notes' }, (notes, { args, DELETE }) => {
    if (args.tab === 'found') return DELETE;
    return args.tab === 'archived' ? without(notes, 'a') : notes;
  });
  const read = (tab: string) =>
    cache.readQuery<{ notes: { nodes: { id: string }[] } }>({ query, variables: { tab } })?.notes
      .nodes.length;
  expect([read('all'), read('archived'), read('found')]).toEqual([2, 1, undefined]);
});

test('a list without the item stays the same object', () => {
  const notes = list(['a']);
  expect(without(notes, 'b')).toBe(notes);
  expect(holds(without(notes, 'a'), 'a')).toBe(false);
});
