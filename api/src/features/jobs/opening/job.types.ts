import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Connection } from '../../../core/lists/paging.ts';
import { type Person, User } from '../../identity/index.ts';
import { JobFields } from './job-fields.types.ts';

@ObjectType({
  description:
    "Counters of an opening. The id is the opening's: one cache entry for card, page and live updates.",
})
export class JobCounters {
  @Field(() => ID, { description: "The opening's id." })
  id!: string;

  @Field(() => Int, { description: 'How many people like it; its poster never does.' })
  likes!: number;

  @Field(() => Int, { description: 'How many people opened it, its poster not counted.' })
  views!: number;

  @Field(() => Int, { description: 'How many people went to where one applies.' })
  applications!: number;
}

@ObjectType({
  description:
    "What the viewer did with an opening, and may do. The id is the opening's. Everything is false where many watch at once.",
})
export class JobViewer {
  @Field(() => ID, { description: "The opening's id." })
  id!: string;

  @Field(() => Boolean, { description: 'The viewer likes it.' })
  hasLiked!: boolean;

  @Field(() => Boolean, { description: 'It is among the bookmarks of the viewer.' })
  hasBookmarked!: boolean;

  @Field(() => Boolean, { description: 'The viewer went to where one applies: see `applyToJob`.' })
  hasApplied!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer posted it: edit, close, reopen and delete are theirs.',
  })
  canEdit!: boolean;
}

@ObjectType({ description: 'A job or an internship that a member tells the others of.' })
export class JobOpening extends JobFields {
  @Field(() => User, { description: 'Who posted it.' })
  user!: Person;

  @Field(() => Boolean, {
    description: 'One can still apply: it is neither closed nor past its deadline.',
  })
  isOpen!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The logo: the signed address of an uploaded one, or what the poster typed; null without one.',
  })
  companyLogoUrl!: string | null;

  @Field(() => ID, { nullable: true, description: "The attachment's id; null without one." })
  fileKey!: string | null;

  @Field(() => String, { nullable: true, description: "The attachment's name; null without one." })
  fileName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The attachment's type, such as `application/pdf`; null without one.",
  })
  fileType!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its size in bytes.' })
  fileSize!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many pages a PDF has; null for others, and where they can not be counted.',
  })
  filePages!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Signed address at which the browser shows the attachment, valid for minutes; null where there is none, or `fileError`.',
  })
  fileUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Signed address at which the browser keeps the attachment, valid for minutes; null as `fileUrl`.',
  })
  downloadUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the viewer can not open the attachment, in words; null when they can, and without one.',
  })
  fileError!: string | null;

  @Field(() => JobCounters, {
    description: 'How many people opened it, like it and went to apply.',
  })
  counters!: JobCounters;

  @Field(() => JobViewer, { description: 'What the viewer did with it, and may do.' })
  viewer!: JobViewer;
}

export const JobConnection = Connection(JobOpening, 'JobOpeningConnection');

@ObjectType({ description: 'Addresses of an opening, to hand on.' })
export class JobShare {
  @Field(() => String, { description: "The address of the opening's page." })
  jobUrl!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The signed address of its attachment, for minutes; null without one.',
  })
  fileUrl!: string | null;
}

@ObjectType({ description: 'An opening as it stands now, for those who read it.' })
export class JobUpdate {
  @Field(() => ID, { description: "The opening's id." })
  id!: string;

  @Field(() => Boolean, {
    description: 'One can still apply: it is neither closed nor past its deadline.',
  })
  isOpen!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The time of the last edit: another one than before says that its words changed.',
  })
  version!: string | null;

  @Field(() => JobCounters, {
    description: 'How many people opened it, like it and went to apply.',
  })
  counters!: JobCounters;
}
