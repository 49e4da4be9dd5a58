import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { StoredFile } from '../../files/index.ts';
import { theOne } from '../college.entity.ts';

/** The logo of the college. No row: it has none. */
@Entity({ tableName: 'college_logo' })
@Check({ name: 'college_logo_once', expression: `id = ${theOne}` })
export class CollegeLogoEntity {
  [EntityName]?: 'college_logo';
  [OptionalProps]?: 'id' | 'changedAt';

  @PrimaryKey({ type: 'integer', autoincrement: false, default: theOne })
  id: number = theOne;

  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'file_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
    unique: 'college_logo_file_once',
  })
  fileId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  changedAt: Date = new Date();
}
