import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { JsonColumns } from '../../core/sql/index.ts';
import { Words } from '../../core/words.ts';

/**
 * A stored file. The object's key in the store is its id: names that people type never reach the
 * store.
 */
@Entity({ tableName: 'files' })
export class StoredFile {
  [EntityName]?: 'files';
  [JsonColumns]?: 'variants';
  [OptionalProps]?: 'id' | 'createdAt' | 'variants' | 'pages';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'uuid' })
  @Index()
  ownerId!: string;

  /** What it is for: `verification`, `picture`, … */
  @Words('system')
  @Property({ type: 'text' })
  purpose!: string;

  @Words('system')
  @Property({ type: 'text' })
  contentType!: string;

  @Property({ type: 'integer' })
  size!: number;

  /** The name to download it under. */
  @Words('people')
  @Property({ type: 'text' })
  name!: string;

  /** Of a PDF; null for others, and where they can't be counted. */
  @Property({ type: 'integer', nullable: true })
  pages: number | null = null;

  /**
   * Smaller sizes of a picture that stand beside it in the store as `<id>.<name>`, and their bytes.
   */
  @Words('system')
  @Property({ type: 'json', nullable: true })
  variants: Record<string, number> | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
