import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { newId } from '../../../core/ids.ts';
import { StoredFile } from '../../files/index.ts';

/**
 * Banners that admins made the default of profiles without one of their own: the newest is in use.
 */
@Entity({ tableName: 'default_banners' })
export class DefaultBannerEntity {
  [EntityName]?: 'default_banners';
  [OptionalProps]?: 'id' | 'createdAt';

  /** Sorts by time. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'file_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  fileId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
