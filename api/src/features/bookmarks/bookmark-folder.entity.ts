import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** A folder of a person's bookmarks. Its name is theirs once, however it is capitalised. */
@Entity({ tableName: 'bookmark_folders' })
@Index({
  name: 'bookmark_folders_once',
  expression:
    'create unique index "bookmark_folders_once" on "bookmark_folders" ("user_id", (lower(name)))',
})
export class BookmarkFolderEntity {
  [EntityName]?: 'bookmark_folders';
  [OptionalProps]?: 'id' | 'createdAt';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Words('people', 'title')
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
