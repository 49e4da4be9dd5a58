import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'How an opening stands after its poster answered by the link of a mail.',
})
export class StillOpenAnswer {
  @Field(() => ID, { nullable: true, simple: true, description: 'Null when it is gone.' })
  jobId!: string | null;

  @Field(() => Boolean, { simple: true, description: 'One can still apply.' })
  isOpen!: boolean;
}
