import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Trigger,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { newId } from '../../core/ids.ts';
import { JsonColumns } from '../../core/sql/index.ts';
import { Words } from '../../core/words.ts';
import type { AskedTopicCount } from './asked/asked.types.ts';
import type { CompanyFacts } from './facts/company-facts.types.ts';

/**
 * A company that somebody named, and what its experiences say together. All but the id, the slug
 * and which names are its own is derived and can be made anew (docs/decisions/companies.md).
 */
@Entity({ tableName: 'companies' })
@Unique({ name: 'companies_slug_once', properties: ['slug'] })
@Check({
  name: 'companies_counts_positive',
  expression: 'experience_count >= 0 and opening_count >= 0 and people_count >= 0',
})
@Index({ name: 'companies_most_told', properties: ['experienceCount', 'id'] })
@Index({ name: 'companies_last_told', properties: ['lastToldAt', 'id'] })
@Index({ name: 'companies_by_name', properties: ['nameNorm', 'id'] })
@Index({
  name: 'companies_to_compare',
  expression: 'create index "companies_to_compare" on "companies" ("id") where not is_compared',
})
@Check({ name: 'companies_joined_to_others', expression: 'joined_to_id <> id' })
@Index({
  name: 'companies_slug_trigrams',
  expression:
    'create index "companies_slug_trigrams" on "companies" using gin ("slug" gin_trgm_ops)',
})
@Index({
  name: 'companies_initials',
  expression: `create index "companies_initials" on "companies" (regexp_replace("slug", '([^-])[^-]*-?', '\\1', 'g'))`,
})
@Index({
  name: 'companies_name_trigrams',
  expression:
    'create index "companies_name_trigrams" on "companies" using gin ("name_norm" gin_trgm_ops)',
})
export class CompanyEntity {
  [EntityName]?: 'companies';
  [JsonColumns]?: 'facts' | 'askedTopics';
  [OptionalProps]?:
    | 'id'
    | 'nameNorm'
    | 'experienceCount'
    | 'openingCount'
    | 'peopleCount'
    | 'lastToldAt'
    | 'facts'
    | 'askedTopics'
    | 'basis'
    | 'joinedTo'
    | 'isCompared';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** Its address. */
  @Words('copy')
  @Property({ type: 'text' })
  slug!: string;

  /** As it is written most often. */
  @Words('copy', 'title')
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', generated: '(search_norm(name)) stored' })
  readonly nameNorm!: string;

  /** Experiences that anybody reads. */
  @Property({ type: 'integer', default: 0 })
  experienceCount: number = 0;

  /** Openings that one can still apply to. */
  @Property({ type: 'integer', default: 0 })
  openingCount: number = 0;

  /** People with a step of their career there. */
  @Property({ type: 'integer', default: 0 })
  peopleCount: number = 0;

  /** When the latest experience was published; without one, long ago. */
  @Property({
    type: 'datetime',
    columnType: 'timestamptz(3)',
    defaultRaw: 'now()',
  })
  lastToldAt: Date = new Date(0);

  /** What its experiences say together; null until they were put together once. */
  @Words('copy', 'parts')
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  facts: CompanyFacts | null = null;

  /** What its questions are about, most first. */
  @Words('system')
  @Property({ type: 'json', columnType: 'jsonb', defaultRaw: "'[]'" })
  askedTopics: AskedTopicCount[] = [];

  /** What all of this rests on, in short: it is made anew when that is another. */
  @Words('system')
  @Property({ type: 'text', default: '' })
  basis: string = '';

  /** The company that an admin said it is part of: that one has its names, and its page. */
  @ManyToOne(() => CompanyEntity, {
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  joinedTo: Rel<CompanyEntity> | null = null;

  /** Whether its name was compared with those of all others. */
  @Property({ type: 'boolean', default: false })
  isCompared: boolean = false;
}

/** Who works where a name is another company's now may have come to fit a saved search. */
const notePeopleChanges = `if tg_op = 'INSERT' or old.company_id is distinct from new.company_id then
    insert into people_changes (person_id) select distinct user_id from career_experiences where company_norm = new.norm;
  end if;
  return null`;

/**
 * A way in which a company's name is written: `infosys`, `infosys ltd`. Each belongs to one
 * company; names whose slug is the same to the same one.
 */
@Entity({ tableName: 'company_names' })
@Index({ name: 'company_names_slug', properties: ['slug'] })
@Index({ name: 'company_names_of_company', properties: ['company'] })
@Trigger({
  name: 'note_people_changes',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: notePeopleChanges,
})
export class CompanyNameEntity {
  [EntityName]?: 'company_names';
  [PrimaryKeyProp]?: 'norm';
  [OptionalProps]?: 'slug';

  /** As `search_norm` writes it, like the columns `company_norm`. */
  @Words('copy')
  @PrimaryKey({ type: 'text' })
  norm!: string;

  /** `infosys`: without legal forms and punctuation, words joined by `-`. */
  @Property({ type: 'text', generated: '(company_slug(norm)) stored' })
  readonly slug!: string;

  @ManyToOne(() => CompanyEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  company!: Rel<CompanyEntity>;
}
