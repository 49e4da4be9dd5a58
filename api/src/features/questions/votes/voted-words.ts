import type { Rel } from '@mikro-orm/core';
import { ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../../core/ids.ts';
import { Words } from '../../../core/words.ts';
import { User } from '../../identity/index.ts';

/** What people wrote below a post and others vote on: a question, an answer. */
export abstract class VotedWords {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Who wrote it. */
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people')
  @Property({ type: 'text' })
  content!: string;

  /** Made by the client: sent twice, it is written once. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  key: string | null = null;

  @Property({ type: 'integer', default: 0 })
  upvotes: number = 0;

  @Property({ type: 'integer', default: 0 })
  downvotes: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  editedAt: Date | null = null;

  /** Taken away by an admin, who may bring it back: nobody reads it meanwhile. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  removedAt: Date | null = null;
}

/** What needs not be said of new ones: for `OptionalProps`. */
export type VotedWordsDefault = 'id' | 'upvotes' | 'downvotes' | 'createdAt' | 'removedAt';
