import { Field, ID, ObjectType } from 'type-graphql';
import type { JobCloseReason } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { JobCloseReasonEnum } from '../opening/job-enums.ts';

@ObjectType({
  description: 'How an opening stands after its poster answered by the link of a mail.',
})
export class StillOpenAnswer {
  @Field(() => ID, { nullable: true, description: "The opening's id; null when it is gone." })
  jobId!: string | null;

  @Field(() => Boolean, { description: 'One can still apply.' })
  isOpen!: boolean;

  @Field(() => JobCloseReasonEnum, {
    nullable: true,
    description:
      'Why it is closed. Null while it is open, and when nothing but its deadline has passed.',
  })
  closeReason!: JobCloseReason | null;
}
