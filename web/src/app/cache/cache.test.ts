import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gql } from '@apollo/client';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import { pagedFields } from '@/generated/lists';
import { createCache, roomPolicies } from './cache.ts';

const query = gql`query Posts($search: String, $sort: String, $after: String) {
  feedPosts(search: $search, sort: $sort, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }
}`;
const page = (ids: string[], endCursor: string | null) => ({
  feedPosts: {
    __typename: 'PostConnection',
    nodes: ids.map((id) => ({ __typename: 'PostCard', id })),
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});

test('pages are put behind each other, nothing stands there twice, and a new first page begins anew', () => {
  const cache = createCache();
  const write = (ids: string[], endCursor: string | null, variables: object) =>
    cache.writeQuery({ query, variables, data: page(ids, endCursor) });
  const ids = (variables: object) =>
    cache
      .readQuery<ReturnType<typeof page>>({ query, variables })
      ?.feedPosts.nodes.map(({ id }) => id);

  write(['a', 'b'], 'b', { search: 'x' });
  write(['b', 'c'], null, { search: 'x', after: 'b' });
  expect(ids({ search: 'x' })).toEqual(['a', 'b', 'c']);
  expect(ids({ search: 'y' })).toBeUndefined();

  write(['n', 'a'], 'a', { search: 'x' });
  expect(ids({ search: 'x' })).toEqual(['n', 'a']);
});

test('each search and order of the documents is a list of its own', () => {
  const documents = gql`query Verifications($status: String, $search: String, $sort: String) {
    verifications(status: $status, search: $search, sort: $sort) { nodes { id } pageInfo { endCursor hasNextPage } }
  }`;
  const cache = createCache();
  const asked = { status: 'approved', search: 'asha', sort: 'newest' };
  cache.writeQuery({
    query: documents,
    variables: asked,
    data: {
      verifications: {
        __typename: 'VerificationConnection',
        nodes: [{ __typename: 'Verification', id: '1' }],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    },
  });
  expect(cache.readQuery({ query: documents, variables: asked })).not.toBeNull();
  for (const other of [{ search: 'kabir' }, { sort: 'oldest' }])
    expect(cache.readQuery({ query: documents, variables: { ...asked, ...other } })).toBeNull();
});

const users = gql`query Users($sort: String, $after: String) {
  adminUsers(sort: $sort, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } }
}`;
const usersPage = (ids: string[], endCursor: string | null) => ({
  adminUsers: {
    __typename: 'AdminUserConnection',
    nodes: ids.map((id) => ({ __typename: 'AdminUser', id })),
    pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  },
});

test('the pages behind a first page that is read again stay, in any order, as long as they meet', () => {
  const cache = createCache();
  const variables = { sort: 'name' };
  const write = (ids: string[], endCursor: string | null, after?: string) =>
    cache.writeQuery({
      query: users,
      variables: { ...variables, ...(after && { after }) },
      data: usersPage(ids, endCursor),
    });
  const list = () =>
    cache.readQuery<ReturnType<typeof usersPage>>({ query: users, variables })?.adminUsers;
  const ids = () => list()?.nodes.map(({ id }) => id);
  write(['b', 'a', 'd'], 'd');
  write(['c', 'e', 'f'], 'f', 'd');
  // One went, and the next one moved up.
  cache.evict({ id: 'AdminUser:a' });
  write(['b', 'd', 'c'], 'c');
  expect(ids()).toEqual(['b', 'd', 'c', 'e', 'f']);
  expect(list()?.pageInfo.endCursor).toBe('f');
  // One came.
  write(['n', 'b', 'd'], 'd');
  expect(ids()).toEqual(['n', 'b', 'd', 'c', 'e', 'f']);
  // Nothing says what is between the two: the list begins anew.
  write(['x', 'y', 'z'], 'z');
  expect(ids()).toEqual(['x', 'y', 'z']);
  write(['x'], null);
  expect(ids()).toEqual(['x']);
});

test('rows without an id are put behind one another too', () => {
  const cache = createCache();
  const rows = gql`query Rows($id: ID!, $after: String) {
    importRows(id: $id, after: $after) { nodes { number } pageInfo { endCursor hasNextPage } }
  }`;
  const write = (numbers: number[], after: string | null) =>
    cache.writeQuery({
      query: rows,
      variables: { id: '1', after },
      data: {
        importRows: {
          __typename: 'ImportRowConnection',
          nodes: numbers.map((number) => ({ __typename: 'ImportRow', number })),
          pageInfo: { __typename: 'PageInfo', endCursor: 'x', hasNextPage: true },
        },
      },
    });
  write([2, 3], null);
  write([4, 5], 'x');
  expect(
    cache
      .readQuery<{ importRows: { nodes: { number: number }[] } }>({
        query: rows,
        variables: { id: '1' },
      })
      ?.importRows.nodes.map(({ number }) => number),
  ).toEqual([2, 3, 4, 5]);
});

test('each search of announcements is a list of its own', () => {
  const announcements = gql`query All($active: Boolean, $search: String) {
    allAnnouncements(active: $active, search: $search) { nodes { id } pageInfo { endCursor hasNextPage } }
  }`;
  const cache = createCache();
  const variables = { active: true, search: 'exam' };
  cache.writeQuery({
    query: announcements,
    variables,
    data: {
      allAnnouncements: {
        __typename: 'AnnouncementConnection',
        nodes: [{ __typename: 'Announcement', id: '1' }],
        pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
      },
    },
  });
  expect(cache.readQuery({ query: announcements, variables })).not.toBeNull();
  expect(
    cache.readQuery({ query: announcements, variables: { active: true, search: 'hostel' } }),
  ).toBeNull();
});

test('a list that names itself leaves the one beside it as long as it is', () => {
  const cache = createCache();
  const overview = gql`query Overview($search: String) {
    feedPosts(search: $search) @connection(key: "overview") { nodes { id } pageInfo { endCursor hasNextPage } }
  }`;
  cache.writeQuery({ query, variables: { search: 'x' }, data: page(['a', 'b', 'c'], null) });
  cache.writeQuery({ query: overview, variables: { search: 'x' }, data: page(['a'], 'a') });
  const shown = cache.readQuery<ReturnType<typeof page>>({ query, variables: { search: 'x' } });
  expect(shown?.feedPosts.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('every list that a document asks for page by page is merged', () => {
  const schema = buildSchema(
    readFileSync(join(import.meta.dirname, '../../../../schema/schema.graphql'), 'utf8'),
  );
  const folder = join(import.meta.dirname, '../..');
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  const { policies } = createCache();
  const types = new TypeInfo(schema);
  const lists: string[] = [];
  const unmerged: string[] = [];
  visit(
    parse(documents),
    visitWithTypeInfo(types, {
      Field: ({ name: { value: name }, arguments: given = [] }) => {
        if (!given.some((argument) => argument.name.value === 'after')) return;
        const list = getNamedType(types.getType());
        if (!isObjectType(list) || !('pageInfo' in list.getFields())) return;
        const parent = types.getParentType()?.name;
        lists.push(`${parent}.${name}`);
        if (!policies.getMergeFunction(parent, name, undefined)) unmerged.push(`${parent}.${name}`);
      },
    }),
  );
  expect(lists).toContain('Query.feedPosts');
  expect(unmerged).toEqual([]);
});

test('every argument of a list makes another one of it, but those that say which page', () => {
  const schema = buildSchema(
    readFileSync(join(import.meta.dirname, '../../../../schema/schema.graphql'), 'utf8'),
  );
  const { policies } = createCache();
  const named = (typename: string, fieldName: string, args: Record<string, unknown>) =>
    policies.getStoreFieldName({ typename, fieldName, args });
  for (const [type, fields] of Object.entries(pagedFields))
    for (const field of fields) {
      const said = schema.getType(type);
      const all = isObjectType(said) ? (said.getFields()[field]?.args ?? []) : [];
      const whole = Object.fromEntries(all.map(({ name }) => [name, 'one']));
      const same = all
        .map(({ name }) => name)
        .filter(
          (name) => named(type, field, { ...whole, [name]: 'other' }) === named(type, field, whole),
        );
      expect([field, ...same.sort()]).toEqual([field, 'after', 'first']);
    }
  const [search, sort] = ['asha', 'newest'];
  expect(named('Query', 'feedPosts', { sort, search })).toBe(
    named('Query', 'feedPosts', { search, sort }),
  );
});

test('what two rooms say of one type are different fields of it', () => {
  const said = roomPolicies.flatMap((policies) =>
    Object.entries(policies).flatMap(([type, { fields = {}, keyFields }]) => [
      ...(keyFields ? [`${type}, its key`] : []),
      ...Object.keys(fields).map((field) => `${type}.${field}`),
    ]),
  );
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
});
