import { pagedList } from '@/core/data/lists/paged-list';
import type { ChatsToPickQuery, PersonFieldsFragment } from '@/generated/documents';
import {
  useAnybodyToPickQuery,
  useChatsToPickQuery,
  usePeopleToPickQuery,
} from '@/generated/hooks';

/** Somebody who can be chosen. */
export type Person = PersonFieldsFragment;

const pageSize = 20;
const policies = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** The other ones of conversations of two that were taken up. */
const partnersIn = ({ conversations }: ChatsToPickQuery): Person[] =>
  conversations.nodes.flatMap(({ type, status, others: [other] }) =>
    type === 'dm' && status === 'active' && other ? [other] : [],
  );

/**
 * Whom the viewer may choose: those of their conversations and their connections, each once.
 * @param anybody also everybody else with the name that is looked for
 */
export function usePeopleToPick(
  search: string | null,
  { anybody, without }: { anybody: boolean; without: ReadonlySet<string> | undefined },
) {
  const result = usePeopleToPickQuery({ ...policies, variables: { search, first: pageSize } });
  const chats = useChatsToPickQuery({ ...policies, variables: { search } });
  const all = useAnybodyToPickQuery({
    ...policies,
    variables: { search },
    skip: !anybody || search === null,
  });
  const { rows, ...list } = pagedList(result, ({ connections }) => connections);
  const connected = rows
    ?.map(({ user }) => user)
    .filter(({ connection }) => connection?.status === 'connected');
  // Whoever is known comes first, and nobody is missing while others are still on their way.
  const isWhole = (chats.data ?? chats.error) && (all.data ?? all.error ?? !all.loading);
  const found = connected && [
    ...(chats.data ? partnersIn(chats.data) : []),
    ...connected,
    ...(search === null ? [] : (all.data?.feedProfiles.nodes.map(({ user }) => user) ?? [])),
  ];
  const people = found && [
    ...new Map(found.filter(({ id }) => !without?.has(id)).map((one) => [one.id, one])).values(),
  ];
  return { ...list, people: isWhole || (people && people.length > 0) ? people : undefined };
}
