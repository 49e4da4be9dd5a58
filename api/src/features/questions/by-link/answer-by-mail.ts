import { answerLinkTexts } from '../../../../../schema/rules/mailanswers/answer-link-texts.ts';
import { pagePathOf } from '../../../../../schema/rules/pages/page-paths.ts';
import { conflict } from '../../../core/errors.ts';
import type { TakesAnswers } from '../../mailanswers/index.ts';
import { answerMailedQuestion, findAskedQuestion } from './answer-by-link.ts';

/** An answer to the mail itself spends the links in it, as a press on one does. */
export const questionAnswers: TakesAnswers = {
  find: (app, userId, questionId) =>
    findAskedQuestion(app, { userId, questionId }).then(
      ({ id, postId, user }) => ({ name: user.fullName, path: pagePathOf.question(postId, id) }),
      () => null,
    ),
  async answer(ctx, { userId, about: questionId }, content, beside) {
    const link = { userId, questionId };
    const { isAnswered } = await findAskedQuestion(ctx.app, link);
    if (isAnswered) throw conflict(answerLinkTexts.answered);
    await answerMailedQuestion(ctx, link, content, beside);
  },
};
