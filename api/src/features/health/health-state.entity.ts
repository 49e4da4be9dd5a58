import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import {
  type HealthCheckName,
  type HealthState,
  healthStates,
} from '../../../../schema/rules/health/health.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';

/** What super admins were told of something last. */
const toldStates = ['good', 'bad'] as const;
export type Told = (typeof toldStates)[number];

/** How a part of the product stood when it was looked at last, one row for all instances. */
@Entity({ tableName: 'health_states' })
@Unique({ name: 'health_states_name_once', properties: ['name'] })
@Check({ name: 'health_states_state_known', expression: oneOf('state', healthStates) })
@Check({ name: 'health_states_told_known', expression: oneOf('told', toldStates) })
export class HealthStateEntity {
  [EntityName]?: 'health_states';
  [OptionalProps]?: 'id' | 'told' | 'toldWords';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Words('key')
  @Property({ type: 'text' })
  name!: HealthCheckName;

  @Property({ type: 'text' })
  state!: HealthState;

  /** When it began to stand so. */
  @Property({ type: 'timestamptz' })
  since!: Date;

  @Property({ type: 'text', default: 'good' })
  told: Told = 'good';

  /** What the bell says of that. */
  @Words('system')
  @Property({ type: 'text', default: '' })
  toldWords: string = '';
}
