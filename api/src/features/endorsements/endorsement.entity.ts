import { EntityName, OptionalProps, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { endorsementVisibilities } from '../../../../schema/rules/endorsements/endorsements-texts.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/** What an alumnus says for a mentee: one for the pair, pending until the mentee accepts it. */
@Entity({ tableName: 'endorsements' })
@Unique({ name: 'endorsements_once', properties: ['mentee', 'alumni'] })
@Check({ name: 'endorsements_of_another', expression: 'mentee_id <> alumni_id' })
@Check({
  name: 'endorsements_visibility_known',
  expression: oneOf('visibility', endorsementVisibilities),
})
@Check({
  name: 'endorsements_length',
  expression: 'char_length(message) >= 1 and char_length(message) <= 100',
})
@Index({ name: 'endorsements_wall', properties: ['mentee', 'id'] })
export class EndorsementEntity {
  [EntityName]?: 'endorsements';
  [OptionalProps]?: 'id' | 'visibility' | 'acceptedAt' | 'createdAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  mentee!: Rel<User>;

  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  @Index()
  alumni!: Rel<User>;

  @Words('people')
  @Property({ type: 'text' })
  message!: string;

  /** `alumni`: shown to alumni and to the mentee. */
  @Property({ type: 'text', default: 'everyone' })
  visibility: 'everyone' | 'alumni' = 'everyone';

  /** Null while it waits for the mentee. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  acceptedAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
