import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { type Person, User } from '../../identity/index.ts';

@ObjectType({ description: 'A question that a link in a mail is about, for who is asked.' })
export class LinkedQuestion {
  @Field(() => ID, { description: "The question's id." })
  id!: string;

  @Field(() => User, { description: 'Who asks.' })
  user!: Person;

  @Field(() => String, { description: 'What they ask.' })
  content!: string;

  @Field(() => GraphQLISODateTime, { description: 'When they asked.' })
  createdAt!: Date;

  @Field(() => ID, { description: 'The post that it stands on.' })
  postId!: string;

  @Field(() => String, { description: "The post's company." })
  companyName!: string;

  @Field(() => String, { description: "The post's role." })
  role!: string;

  @Field(() => Boolean, { description: 'Whether who is asked has answered, here or in the app.' })
  isAnswered!: boolean;
}
