import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** What admins tell one another about a person, who does not read it. */
@Entity({ tableName: 'admin_notes' })
@Index({ name: 'admin_notes_of_person', properties: ['person', 'id'] })
export class AdminNoteEntity {
  [EntityName]?: 'admin_notes';
  [OptionalProps]?: 'id' | 'author' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  person!: Rel<User>;

  /** Null once their account is gone: the note stays for the others. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', updateRule: 'no action' })
  @Index()
  author: Rel<User> | null = null;

  @Words('people')
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
