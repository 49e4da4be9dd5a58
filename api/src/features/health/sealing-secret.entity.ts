import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Words } from '../../core/words.ts';

/** The one row there can be. */
export const theOne = 1;

/**
 * Which secret things are sealed with, by its fingerprint. It goes where the rows go: a college
 * that is restored beside another secret is told so.
 */
@Entity({ tableName: 'sealing_secret' })
@Check({ name: 'sealing_secret_once', expression: `id = ${theOne}` })
export class SealingSecretEntity {
  [EntityName]?: 'sealing_secret';
  [OptionalProps]?: 'id';

  @PrimaryKey({ type: 'integer', autoincrement: false, default: theOne })
  id: number = theOne;

  @Words('key')
  @Property({ type: 'text' })
  fingerprint!: string;

  /** When it was first seen, or said to be meant. */
  @Property({ type: 'timestamptz' })
  since!: Date;
}
