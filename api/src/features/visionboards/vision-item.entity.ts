import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { StoredFile } from '../files/index.ts';
import { User } from '../identity/index.ts';

/**
 * What a person wants to become: a card on their vision board. Its picture is a stored file or an
 * address, not both.
 */
@Entity({ tableName: 'vision_items' })
@Check({ name: 'vision_items_one_picture', expression: 'num_nonnulls(image_url, picture_id) <= 1' })
@Index({ name: 'vision_items_in_order', properties: ['user', 'place', 'id'] })
export class VisionItemEntity {
  [EntityName]?: 'vision_items';
  [OptionalProps]?: 'id' | 'description' | 'imageUrl' | 'pictureId' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  /** The order on the board, from 0 on; items of one person change places under one lock. */
  @Property({ type: 'integer' })
  place!: number;

  @Words('people', 'title')
  @Property({ type: 'text' })
  title!: string;

  @Words('people')
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Words('people', 'address')
  @Property({ type: 'text', nullable: true })
  imageUrl: string | null = null;

  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'picture_id',
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  pictureId: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
