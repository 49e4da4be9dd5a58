import { type Expression, type SqlBool, sql } from 'kysely';
import { declareList, descending, sortKey } from '../../../../core/lists/index.ts';
import type { Parameters } from '../../../../core/sql/index.ts';
import { phrasePattern } from '../../../search/index.ts';
import { chatSql } from '../../chat.sql.ts';
import { isReadableMessage, messageColumns, readsQuoted } from '../messages.sql.ts';
import { wordsOfMessage } from './message-words.sql.ts';

/** Messages of everybody, the newest first, that are looked through before the index is asked. */
const headSize = 5000;
/** Of the viewer's messages that are not indexed yet, so many are looked through. */
const freshSize = 2000;

export type SearchVariant = {
  inOne: boolean;
  /**
   * What of the index is looked through: the newest messages of everybody; those of the viewer's
   * conversations, one after the other; or all that has the words.
   */
  reach: 'head' | 'own' | 'all';
};
const variants: SearchVariant[] = [
  { inOne: false, reach: 'own' },
  { inOne: false, reach: 'head' },
  { inOne: false, reach: 'all' },
  { inOne: true, reach: 'all' },
];

const searchParameters = { viewerId: 'uuid', search: 'text', conversationId: 'uuid?' } as const;
type SearchParameters = Parameters<typeof searchParameters>;

/** What the parts of the statement are called. */
type SearchParts = {
  phrase: { pattern: string };
  own: { id: string; indexed_number: number; last_number: number };
  indexed: { message_id: string; conversation_id: string; norm: string };
  fresh: { id: string; norm: string };
  hits: { id: string };
};
const db = chatSql.db.$extendTables<SearchParts>();

/** Worked out once: PostgreSQL would do so for each message. */
const pattern = sql<string>`(${db.selectFrom('phrase').select('phrase.pattern')})`;

/** The viewer's conversations, or one of them. */
export const ownConversations = (
  { viewerId, conversationId }: Pick<SearchParameters, 'viewerId'> & Partial<SearchParameters>,
  { inOne }: Pick<SearchVariant, 'inOne'>,
) =>
  db
    .selectFrom('conversation_participants as participant')
    .innerJoin('conversations as conversation', 'conversation.id', 'participant.conversation_id')
    .where('participant.user_id', '=', viewerId)
    .where('participant.left_at', 'is', null)
    .$if(inOne, (query) => query.where('conversation.id', '=', sql<string>`${conversationId}`))
    .select(['conversation.id', 'conversation.indexed_number', 'conversation.last_number']);

/** What is behind the cursor, by the column that has the id of a message. */
type Behind = (id: Expression<unknown>) => Expression<SqlBool> | null;

/** Of the viewer's conversations, one after the other, whatever the index knows of the words. */
const indexedOfOwn = (isBehind: Expression<SqlBool> | null) =>
  db
    .selectFrom('own')
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('message_words as words')
            .whereRef('words.conversation_id', '=', 'own.id')
            .$call((all) => (isBehind ? all.where(isBehind) : all))
            .offset(sql.lit(0))
            .select(['words.message_id', 'words.conversation_id', 'words.norm'])
            .as('all_words'),
        )
        .where(sql<boolean>`all_words.norm like ${pattern}`)
        .select(['all_words.message_id', 'all_words.conversation_id', 'all_words.norm'])
        .as('words'),
    )
    .select(['words.message_id', 'words.conversation_id', 'words.norm']);

/**
 * What is indexed, as far as a variant reaches. It has the conversation too, which helps where one
 * is looked through: of hundreds, it would be read once for each.
 */
const indexedMessages = (
  behind: Behind,
  { conversationId }: SearchParameters,
  { reach, inOne }: SearchVariant,
) => {
  const isBehind = behind(sql.ref('words.message_id'));
  if (reach === 'own') return indexedOfOwn(isBehind);
  const query = db
    .selectFrom('message_words as words')
    .$call((all) => (isBehind ? all.where(isBehind) : all))
    .select(['words.message_id', 'words.conversation_id', 'words.norm']);
  return reach === 'all'
    ? query
        .$if(inOne, (all) =>
          all.where('words.conversation_id', '=', sql<string>`${conversationId}`),
        )
        .where(sql<boolean>`words.norm like ${pattern}`)
    : query.orderBy('words.message_id', 'desc').limit(headSize);
};

/**
 * What was said since the job ran last. What is older than the head is found with the whole of it,
 * in its order.
 */
const freshMessages = (isBehind: Expression<SqlBool> | null, { reach }: SearchVariant) =>
  db
    .selectFrom('own')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.conversation_id', '=', 'own.id')
        .onRef('message.number', '>', 'own.indexed_number'),
    )
    .whereRef('own.indexed_number', '<', 'own.last_number')
    .where('message.kind', '<>', 'system')
    .where('message.deleted_at', 'is', null)
    .$call((all) => (isBehind ? all.where(isBehind) : all))
    .$if(reach === 'head', (query) =>
      query.where((eb) =>
        eb(
          'message.id',
          '>=',
          eb
            .selectFrom('indexed')
            .orderBy('indexed.message_id')
            .limit(1)
            .select('indexed.message_id'),
        ),
      ),
    )
    .orderBy('message.id', 'desc')
    .limit(freshSize)
    .select(['message.id', wordsOfMessage().as('norm')]);

/** Those of them that have the words. */
const hits = () =>
  db
    .selectFrom('indexed')
    .where('indexed.conversation_id', 'in', db.selectFrom('own').select('own.id'))
    .where(sql<boolean>`indexed.norm like ${pattern}`)
    .select('indexed.message_id as id')
    // What is indexed at this moment may be both.
    .union(
      db.selectFrom('fresh').where(sql<boolean>`fresh.norm like ${pattern}`).select('fresh.id'),
    );

/**
 * Messages that have some words, the newest first, as far as the viewer reads them
 * (docs/decisions/search.md). Each part is worked out by itself: the planner knows nothing of how
 * common words are.
 */
export const foundMessages = declareList(chatSql, {
  name: 'foundMessages',
  given: searchParameters,
  // Ids sort by the time they were made.
  sorts: { newest: descending(sortKey('hit.id', 'uuid', 'message_id')) },
  variants,
  select: (_db, given, { variant, behind, inOrder, limit }) =>
    db
      .with(
        (cte) => cte('phrase').materialized(),
        () => db.selectNoFrom(phrasePattern(given.search).as('pattern')),
      )
      .with(
        (cte) => cte('own').materialized(),
        () => ownConversations(given, variant),
      )
      .with(
        (cte) => cte('indexed').materialized(),
        () => indexedMessages(behind, given, variant),
      )
      .with(
        (cte) => cte('fresh').materialized(),
        () => freshMessages(behind(sql.ref('message.id')), variant),
      )
      .with(
        (cte) => cte('hits').materialized(),
        () => hits(),
      )
      // In order before they are read, so that a page reads no more of them than it shows.
      .selectFrom((eb) =>
        eb
          .selectFrom('hits')
          .orderBy('hits.id', 'desc')
          .offset(sql.lit(0))
          .select('hits.id')
          .as('hit'),
      )
      .innerJoin('messages as message', 'message.id', 'hit.id')
      .innerJoin('conversation_participants as participant', (join) =>
        join
          .onRef('participant.conversation_id', '=', 'message.conversation_id')
          .on('participant.user_id', '=', given.viewerId),
      )
      .where(isReadableMessage())
      .where('message.kind', '<>', 'system')
      .where('message.deleted_at', 'is', null)
      .select(messageColumns(readsQuoted(given.viewerId)))
      .$call(inOrder)
      .limit(limit),
});
