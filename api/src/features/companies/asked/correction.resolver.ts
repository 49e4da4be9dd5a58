import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { AskedPlace } from './asked.types.ts';
import {
  dismissQuestion,
  joinQuestions,
  setQuestionApart,
  undoQuestionCorrection,
} from './correct-questions.ts';
import { mayCorrect } from './correction.policy.ts';
import { QuestionCorrection } from './correction.types.ts';

const question = { description: 'The id of a question that companies ask.' };

@Resolver(() => AskedPlace)
export class QuestionCorrectionResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer may say that this is another question, or none: its author and admins may.',
  })
  mayCorrect(@Ctx() { viewer }: Context, @Root() place: AskedPlace): boolean {
    return mayCorrect(viewer, place);
  }

  @Access('member')
  @Mutation(() => QuestionCorrection, {
    description:
      'Says that what an experience tells is another question than those it is told with; kept when questions are grouped anew. For its author and admins. Said again, it answers what was said. Errors: NOT_FOUND where it does not stand there any more; FORBIDDEN; RATE_LIMITED.',
  })
  setQuestionApart(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, question) id: string,
    @Arg('postId', () => ID, { description: 'The experience.' }) postId: string,
    @Arg('place', () => Int, { description: 'Which of its rounds, as `AskedPlace.place`.' })
    place: number,
  ): Promise<QuestionCorrection> {
    return setQuestionApart(ctx, id, { postId, place });
  }

  @Access('member')
  @Mutation(() => QuestionCorrection, {
    description:
      'Says that what an experience tells there is no question; kept when questions are read anew. For its author and admins. Errors: NOT_FOUND where it does not stand there, as after it was said; FORBIDDEN; RATE_LIMITED.',
  })
  dismissQuestion(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, question) id: string,
    @Arg('postId', () => ID, { description: 'The experience.' }) postId: string,
    @Arg('place', () => Int, { description: 'Which of its rounds, as `AskedPlace.place`.' })
    place: number,
  ): Promise<QuestionCorrection> {
    return dismissQuestion(ctx, id, { postId, place });
  }

  @Access('admin')
  @Mutation(() => QuestionCorrection, {
    description:
      'Says that two questions are one; kept when questions are grouped anew. Said again, it answers what was said. Errors: NOT_FOUND; CONFLICT for one question twice; RATE_LIMITED.',
  })
  joinQuestions(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, question) id: string,
    @Arg('otherId', () => ID, question) otherId: string,
  ): Promise<QuestionCorrection> {
    return joinQuestions(ctx, id, otherId);
  }

  @Access('member')
  @Mutation(() => QuestionCorrection, {
    description:
      'Takes back what was said of questions; what it had taken back itself holds again. For who said it, and admins. Said again, it changes nothing. Errors: NOT_FOUND; FORBIDDEN.',
  })
  undoQuestionCorrection(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the correction.' }) id: string,
  ): Promise<QuestionCorrection> {
    return undoQuestionCorrection(ctx, id);
  }
}
