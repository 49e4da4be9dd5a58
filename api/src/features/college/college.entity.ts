import { EntityName, OptionalProps } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type {
  CollegeWords,
  Founder,
  Voice,
} from '../../../../schema/rules/college/college-texts.ts';
import { Words } from '../../core/words.ts';

/** The one row there can be. */
export const theOne = 1;

/** What the college says of itself. No row: it has written nothing. */
@Entity({ tableName: 'college' })
@Check({ name: 'college_once', expression: `id = ${theOne}` })
@Check({ name: 'college_accent_is_colour', expression: "accent ~ '^(#[0-9a-f]{6})?$'" })
@Check({ name: 'college_name_length', expression: 'char_length(name) <= 200' })
@Check({ name: 'college_short_name_length', expression: 'char_length(short_name) <= 16' })
@Check({ name: 'college_email_domain_length', expression: 'char_length(email_domain) <= 253' })
@Check({ name: 'college_version_counts', expression: 'version > 0' })
export class CollegeEntity implements CollegeWords {
  [EntityName]?: 'college';
  [OptionalProps]?: 'id' | 'name' | 'shortName' | 'emailDomain' | 'accent' | 'changedAt';

  @PrimaryKey({ type: 'integer', autoincrement: false, default: theOne })
  id: number = theOne;

  /** Counts the changes: who goes on from an older one is told. */
  @Property({ type: 'integer' })
  version!: number;

  /** Empty: what the product calls a college that nobody named. */
  @Words('system')
  @Property({ type: 'text', default: '' })
  name: string = '';

  /** Empty: it has none. */
  @Words('system')
  @Property({ type: 'text', default: '' })
  shortName: string = '';

  /** What institute addresses end in; empty: nobody has written it. */
  @Words('system')
  @Property({ type: 'text', default: '' })
  emailDomain: string = '';

  @Words('system')
  @Property({ type: 'text' })
  address!: string;

  @Words('system')
  @Property({ type: 'text' })
  email!: string;

  @Words('system')
  @Property({ type: 'text[]' })
  phones!: string[];

  @Words('system')
  @Property({ type: 'text' })
  hours!: string;

  @Words('system')
  @Property({ type: 'text' })
  about!: string;

  @Words('system')
  @Property({ type: 'json', columnType: 'jsonb' })
  founders!: Founder[];

  @Words('system')
  @Property({ type: 'json', columnType: 'jsonb' })
  voices!: Voice[];

  @Words('system')
  @Property({ type: 'text', default: '' })
  accent: string = '';

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  changedAt: Date = new Date();
}
