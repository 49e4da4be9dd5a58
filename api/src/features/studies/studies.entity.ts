import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Degree, Studies } from '../../../../schema/rules/college/college.ts';
import { Words } from '../../core/words.ts';

/** The one row there can be. */
export const theOne = 1;

/** What one studies at the college. No row: the documented lists hold. */
@Entity({ tableName: 'studies' })
@Check({ name: 'studies_once', expression: `id = ${theOne}` })
@Check({ name: 'studies_degrees_some', expression: 'jsonb_array_length(degrees) > 0' })
@Check({ name: 'studies_degrees_count', expression: 'jsonb_array_length(degrees) <= 12' })
@Check({ name: 'studies_streams_count', expression: 'cardinality(streams) <= 40' })
export class StudiesEntity implements Studies {
  [EntityName]?: 'studies';
  [OptionalProps]?: 'id';

  @PrimaryKey({ type: 'integer', autoincrement: false, default: theOne })
  id: number = theOne;

  @Words('system')
  @Property({ type: 'json', columnType: 'jsonb' })
  degrees!: Degree[];

  @Words('system')
  @Property({ type: 'text[]' })
  streams!: string[];
}
