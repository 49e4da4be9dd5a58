import { EntityName, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../../../core/words.ts';
import { MessageEntity } from '../message.entity.ts';

/**
 * What a message is found by, beside its conversation: filled by a job, so that sending costs
 * nothing, and kept by a trigger in the transaction of a correction or removal
 * (docs/decisions/search.md).
 */
@Entity({ tableName: 'message_words' })
@Index({
  name: 'message_words_trigrams',
  expression:
    'create index "message_words_trigrams" on "message_words" using gin ("conversation_id", "norm" gin_trgm_ops) with (gin_pending_list_limit = 1024)',
})
export class MessageWordsEntity {
  [EntityName]?: 'message_words';
  [PrimaryKeyProp]?: 'message';

  @OneToOne(() => MessageEntity, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  message!: Rel<MessageEntity>;

  /** As of the message: the index reads both together. */
  @Property({ type: 'uuid' })
  conversationId!: string;

  /** Words and file name as search compares them: `search_norm`. */
  @Words('copy')
  @Property({ type: 'text' })
  norm!: string;
}
