import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  OneToOne,
  Property,
  Trigger,
} from '@mikro-orm/decorators/legacy';
import { type ReplyTime, replyTimes } from '../../../../schema/rules/replies/replies-texts.ts';
import { type Visibility, visibilities } from '../../../../schema/rules/settings/settings-texts.ts';
import { oneOf } from '../../core/database/migrate/checks.ts';
import { notePersonChange } from '../../core/database/note-person-change.ts';
import { Words } from '../../core/words.ts';
import { StoredFile } from '../files/index.ts';
import { User } from '../identity/index.ts';

/**
 * What a person says about themselves, and what lists of people are sorted and found by.
 * The row is made and kept by a trigger on `users`: every account has one from its first moment.
 */
@Entity({ tableName: 'profiles' })
@Check({
  name: 'profiles_visibility_known',
  expression: oneOf('visibility', visibilities),
})
@Check({
  name: 'profiles_linked_in_url_leads_there',
  expression: "starts_with(linked_in_url, 'https://www.linkedin.com/in/')",
})
@Check({
  name: 'profiles_git_hub_url_leads_there',
  expression: "starts_with(git_hub_url, 'https://github.com/')",
})
@Check({ name: 'profiles_replies_in_known', expression: oneOf('replies_in', replyTimes) })
@Check({ name: 'profiles_counters_positive', expression: 'views >= 0 and helpful >= 0' })
@Index({ name: 'profiles_recently_active', properties: ['lastActiveAt', 'user'] })
@Index({ name: 'profiles_most_viewed', properties: ['views', 'user'] })
@Index({ name: 'profiles_most_helpful', properties: ['helpful', 'user'] })
@Index({
  name: 'profiles_name_trigrams',
  expression:
    'create index "profiles_name_trigrams" on "profiles" using gin ("name_norm" gin_trgm_ops)',
})
@Index({
  name: 'profiles_interests',
  expression: 'create index "profiles_interests" on "profiles" using gin ("interests")',
})
@Index({
  name: 'profiles_name_keys',
  expression: 'create index "profiles_name_keys" on "profiles" using gin ("name_keys")',
})
@Trigger({
  name: 'note_person_change',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: notePersonChange(['is_listed', 'name_norm', 'location', 'alumni_topics', 'replies_in'], {
    where: 'new.is_listed',
  }),
})
export class ProfileEntity {
  [EntityName]?: 'profiles';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?:
    | 'nameNorm'
    | 'isListed'
    | 'interests'
    | 'alumniTopics'
    | 'visibility'
    | 'views'
    | 'helpful'
    | 'lastActiveAt'
    | 'repliesIn';

  @OneToOne(() => User, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user!: Rel<User>;

  /** The name as search compares it. */
  @Words('copy')
  @Property({ type: 'text', default: '' })
  nameNorm: string = '';

  @Property({ type: 'text[]', generated: '(search_keys(name_norm)) stored', hidden: true })
  readonly nameKeys!: string[];

  /** Complete and not banned: shown in lists of people. */
  @Property({ type: 'boolean', default: false })
  isListed: boolean = false;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  bio: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  location: string | null = null;

  @Words('people', 'list')
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  interests: string[] = [];

  /** Topics for outreach, of alumni. */
  @Words('people', 'list')
  @Property({ type: 'text[]', defaultRaw: "'{}'" })
  alumniTopics: string[] = [];

  @ManyToOne(() => StoredFile, {
    mapToPk: true,
    fieldName: 'banner_id',
    nullable: true,
    deleteRule: 'set null',
    updateRule: 'no action',
  })
  @Index()
  bannerId: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  contact: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  linkedInUrl: string | null = null;

  @Words('people')
  @Property({ type: 'text', nullable: true })
  gitHubUrl: string | null = null;

  @Property({ type: 'text', default: 'college' })
  visibility: Visibility = 'college';

  @Property({ type: 'integer', default: 0 })
  views: number = 0;

  /** Likes that the person's posts have. */
  @Property({ type: 'integer', default: 0 })
  helpful: number = 0;

  /**
   * Has something to read: words, interests, topics, or posts that helped. Of related people that
   * have equally much in common, those without come last.
   */
  @Property({
    type: 'boolean',
    generated:
      "(coalesce(btrim(bio), '') <> '' or cardinality(interests) > 0 or cardinality(alumni_topics) > 0 or helpful > 0) stored",
    hidden: true,
  })
  readonly hasContent!: boolean;

  /** The latest of registration, publication, question and answer. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  lastActiveAt: Date = new Date();

  /**
   * How soon they usually reply, as a job keeps it (docs/decisions/replies.md); null where there is
   * too little to go by. Shown by those alone who show when they are there (`replyTimeOf`).
   */
  @Words('system')
  @Property({ type: 'text', nullable: true })
  repliesIn: ReplyTime | null = null;
}

/**
 * Keeps a profile beside each account, with its name as search compares it and whether lists may
 * show it: not that of an admin of whom nothing is known but the name. Changes of the account that
 * it has nothing of leave it alone: those who hold the profile may be waiting for the account.
 */
Trigger({
  name: 'keep_profile',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: `if tg_op = 'UPDATE' then
      if (new.full_name, new.is_profile_complete, new.is_banned, new.is_admin, new.year_of_graduation) is not distinct from (old.full_name, old.is_profile_complete, old.is_banned, old.is_admin, old.year_of_graduation) then return null; end if;
    end if;
    insert into profiles (user_id, name_norm, is_listed, last_active_at)
    values (new.id, search_norm(new.full_name), new.is_profile_complete and not new.is_banned and not (new.is_admin and new.year_of_graduation is null), new.created_at)
    on conflict (user_id) do update set name_norm = excluded.name_norm, is_listed = excluded.is_listed
    where (profiles.name_norm, profiles.is_listed) is distinct from (excluded.name_norm, excluded.is_listed);
    return null`,
})(User);
