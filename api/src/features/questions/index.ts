import { provide } from '../../core/asks.ts';
import type { Feature } from '../../core/feature.ts';
import { mailAnswers } from '../mailanswers/index.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { AnswerEntity } from './answer.entity.ts';
import { questionAnswers } from './by-link/answer-by-mail.ts';
import { AnswerLinkEntity } from './by-link/answer-link.entity.ts';
import { QuestionsByLinkResolver } from './by-link/by-link.resolver.ts';
import { onBanChanged } from './comments/ban-changed.ts';
import { questionsOwnData } from './own-data.ts';
import { QuestionEntity } from './question.entity.ts';
import { QuestionsLiveResolver } from './questions.live.ts';
import { PostQuestionsResolver, QuestionsResolver } from './questions.resolver.ts';
import { LikeQuestionsResolver } from './votes/like-questions.ts';
import { AnswerVoteEntity, QuestionVoteEntity } from './votes/vote.entity.ts';

/** Questions that readers ask on posts, their answers, and the votes on both. */
export const questions: Feature = {
  name: 'questions',
  provides: [provide(mailAnswers.question, questionAnswers)],
  ownData: questionsOwnData,
  onAccountDeleted,
  onBanChanged,
  entities: [QuestionEntity, AnswerEntity, QuestionVoteEntity, AnswerVoteEntity, AnswerLinkEntity],
  resolvers: [
    LikeQuestionsResolver,
    QuestionsResolver,
    PostQuestionsResolver,
    QuestionsLiveResolver,
    QuestionsByLinkResolver,
  ],
  restRows: () => import('./questions.rest.ts').then((m) => m.questionRows),
  socketRooms: () => import('./questions.socket.ts').then((m) => [m.questionSocketRoom]),
};

export { makeAnswerLink } from './by-link/answer-links.ts';
export {
  purgeAnswer,
  purgeQuestion,
  removeAnswer,
  removeQuestion,
  restoreAnswer,
  restoreQuestion,
} from './comments/moderate-comment.ts';
export {
  answerContent,
  answersOnPosts,
  answerUpvotes,
  askedAuthors,
  isAnswerUpvotedBy,
  isQuestionUpvotedBy,
  latestAnswerContent,
  questionContent,
  questionsOnPosts,
  shownAnswers,
  shownQuestions,
  writtenComments,
} from './questions-on-posts.sql.ts';
export { commentsWithRemoved } from './shown-questions.sql.ts';
