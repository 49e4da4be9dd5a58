import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../core/words.ts';

/**
 * What happened on a day of the college. The first answers of its questions stand in it by hour:
 * `firstAnswer.5`.
 */
@Entity({ tableName: 'daily_figures' })
export class DailyFigureEntity {
  [EntityName]?: 'daily_figures';
  [PrimaryKeyProp]?: ['day', 'name'];

  @PrimaryKey({ type: 'date' })
  day!: string;

  @Words('system')
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'double' })
  value!: number;
}
