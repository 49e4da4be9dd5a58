import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import {
  type SanctionKind,
  sanctionKinds,
} from '../../../../schema/rules/sanctions/sanctions-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const SanctionKindEnum = registerEnum('SanctionKind', sanctionKinds, {
  description: 'What the college does about a person.',
  values: {
    warning: 'It says so.',
    mute: 'The person reads and does not write for a time.',
    ban: 'The account is shut, for a time or for good.',
  },
});

@ObjectType({ description: 'The ban that ended a session, for who was signed in.' })
export class OwnBan {
  @Field(() => String, { description: 'Why, as the person reads it.' })
  reason!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends; null: never.' })
  until!: Date | null;

  @Field(() => String, { description: 'What `banCase` and `appealBan` take.' })
  appealToken!: string;
}

@ObjectType({ description: 'What the college did about a person.' })
export class Sanction {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => SanctionKindEnum, { description: 'What was done.' })
  kind!: SanctionKind;

  @Field(() => String, { description: 'Why, as the person reads it.' })
  reason!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it ends by itself; null for warnings, and for bans that last.',
  })
  until!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it ended, by itself or before its time; of a warning, when it was taken back. Null while it runs.',
  })
  liftedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was decided.' })
  createdAt!: Date;
}
