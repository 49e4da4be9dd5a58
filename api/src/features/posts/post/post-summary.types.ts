import type { Rel } from '@mikro-orm/core';
import { ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  campusTypes,
  type ExperiencePost,
  offerStatuses,
  postTypes,
} from '../../../../../schema/rules/posts.ts';
import { newId } from '../../../core/ids.ts';
import { registerEnum } from '../../../core/enums.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { User } from '../../identity/index.ts';
import { LevelEnum } from './post-parts.types.ts';

export type PostType = (typeof postTypes)[number];

export const PostTypeEnum = registerEnum('PostType', postTypes, {
  description: 'The template that an experience is written by.',
  values: {
    crisp: 'Crisp Details: the facts of each round, in fields.',
    story: "Story Experience: each round in the author's own words.",
  },
});
export const CampusTypeEnum = registerEnum('CampusType', campusTypes, {
  description: 'Who brought candidate and company together.',
  values: {
    onCampus: 'The college: a drive of its placement cell.',
    offCampus: 'The candidate applied without the college.',
  },
});
export const OfferStatusEnum = registerEnum('OfferStatus', offerStatuses, {
  description: 'How it ended for the author.',
  values: {
    accepted: 'There was an offer, and the author took it.',
    rejected: 'There was no offer, or the author declined it.',
    pending: 'Not decided when it was written, or last edited.',
  },
});

/** The fields of a post that its card and its page both show, and the columns they stand in. */
@ObjectType()
export abstract class PostSummary {
  @Field(() => ID, { simple: true })
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Field(() => User, { simple: true, description: 'Its author.' })
  @ManyToOne(() => User, { deleteRule: 'cascade', updateRule: 'no action' })
  user!: Rel<User>;

  @Field(() => String, { simple: true, description: 'At most 100 characters.' })
  @Property({ type: 'text' })
  companyName!: string;

  @Field(() => String, { simple: true, description: 'At most 100 characters.' })
  @Property({ type: 'text' })
  role!: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: "The address of the company's logo.",
  })
  @Property({ type: 'text', nullable: true })
  logo: string | null = null;

  @Field(() => PostTypeEnum, { simple: true, description: 'The template it is written by.' })
  @Property({ type: 'text' })
  postType!: PostType;

  @Field(() => ExperienceTypeEnum, { simple: true })
  @Property({ type: 'text' })
  experienceType!: ExperiencePost['experienceType'];

  @Field(() => Int, { simple: true, description: 'From 2000 to the current year.' })
  @Property({ type: 'integer' })
  interviewYear!: number;

  @Field(() => String, { simple: true, description: 'At most 300 characters.' })
  @Property({ type: 'text' })
  oneLiner!: string;

  @Field(() => CampusTypeEnum, { simple: true })
  @Property({ type: 'text' })
  campusType!: ExperiencePost['campusType'];

  @Field(() => OfferStatusEnum, { simple: true })
  @Property({ type: 'text' })
  offerStatus!: ExperiencePost['offerStatus'];

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'As the author writes it; at most 30 characters.',
  })
  @Property({ type: 'text', nullable: true })
  package: string | null = null;

  @Field(() => LevelEnum, { simple: true, description: 'How hard it was.' })
  @Property({ type: 'text' })
  level!: ExperiencePost['level'];

  @Field(() => [String], { simple: true, description: 'Each begins with `#`.' })
  @Property({ type: 'text[]' })
  hashtags!: string[];

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it was published.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
