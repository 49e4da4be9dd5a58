import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { Words } from '../../core/words.ts';

const termKinds = ['company', 'role', 'hashtag', 'location'] as const;
export type TermKind = (typeof termKinds)[number];

/**
 * The distinct words that posts and careers are found by: a few thousand, however many posts there
 * are. Typing errors are matched here alone; posts are then read by btree
 * (docs/decisions/search.md). Filled by triggers in the transaction of the change, so that no
 * writer can forget it.
 */
@Entity({ tableName: 'search_terms' })
@Check({
  name: 'search_terms_kind_known',
  expression: oneOf('kind', termKinds),
})
@Index({
  name: 'search_terms_norm_trigrams',
  expression:
    'create index "search_terms_norm_trigrams" on "search_terms" using gin ("norm" gin_trgm_ops)',
})
@Index({
  name: 'search_terms_keys_index',
  expression: 'create index "search_terms_keys_index" on "search_terms" using gin ("keys")',
})
export class SearchTermEntity {
  [EntityName]?: 'search_terms';
  [PrimaryKeyProp]?: ['kind', 'norm'];

  @Words('system')
  @PrimaryKey({ type: 'text' })
  kind!: TermKind;

  /** Lower case, without accents, single spaces: `search_norm`. */
  @Words('copy')
  @PrimaryKey({ type: 'text' })
  norm!: string;

  /**
   * The term and its words with each letter left out once: two spellings one error apart share a
   * key.
   */
  @Property({ type: 'text[]', generated: '(search_keys(norm)) stored', hidden: true })
  readonly keys!: string[];
}
