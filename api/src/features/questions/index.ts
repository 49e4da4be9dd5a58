import type { Feature } from '../../core/feature.ts';
import { Answer } from './answer.entity.ts';
import { Question } from './question.entity.ts';
import { QuestionsLiveResolver } from './questions.live.ts';
import { PostQuestionsResolver, QuestionsResolver } from './questions.resolver.ts';
import { AnswerVoteRow, QuestionVoteRow } from './vote.entity.ts';

/** What readers ask and answer on posts (part 2, Questions and answers). */
export const questions: Feature = {
  name: 'questions',
  entities: [Question, Answer, QuestionVoteRow, AnswerVoteRow],
  resolvers: [QuestionsResolver, PostQuestionsResolver, QuestionsLiveResolver],
  rest: () => import('./questions.rest.ts').then((m) => m.questionRows),
  rooms: () => import('./questions.socket.ts').then((m) => [m.questionTells]),
};
