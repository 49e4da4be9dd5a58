import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What somebody said of questions that are told as one, or are not.' })
export class QuestionCorrection {
  @Field(() => ID, { description: 'What `undoQuestionCorrection` takes.' })
  id!: string;

  @Field(() => String, { description: 'The question that it is about.' })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The question that is the same; null where one stands apart or is none.',
  })
  otherText!: string | null;
}
