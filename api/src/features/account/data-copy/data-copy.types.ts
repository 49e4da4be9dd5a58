import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  type DataCopyState,
  dataCopyStates,
} from '../../../../../schema/rules/account/own-data-texts.ts';
import { registerEnum } from '../../../core/enums.ts';

const DataCopyStateEnum = registerEnum('DataCopyState', dataCopyStates, {
  description: "How a copy of a person's data stands.",
  values: {
    preparing: 'It is being put together.',
    ready: 'It can be fetched.',
    expired: 'It was deleted after its day.',
    failed: 'It could not be put together.',
  },
});

@ObjectType({ description: 'The last copy of their data that a person asked for: a ZIP.' })
export class DataCopy {
  @Field(() => ID, { description: 'The id of the person.' })
  id!: string;

  @Field(() => DataCopyStateEnum, { description: 'How it stands.' })
  state!: DataCopyState;

  @Field(() => Int, { description: 'How much of it is there, of a hundred.' })
  progress!: number;

  @Field(() => Int, { nullable: true, description: 'The size in bytes; null until it is ready.' })
  size!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its signed address, valid for minutes, while it is ready.',
  })
  address!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  askedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the next may be asked for; until then it can be fetched.',
  })
  nextAt!: Date;
}
