import type { Feature } from '../../core/feature.ts';
import { Answer } from './answer.entity.ts';
import { Question } from './question.entity.ts';
import { PostQuestionsResolver, QuestionsResolver } from './questions.resolver.ts';

/** What readers ask and answer on posts (part 2, Questions and answers). */
export const questions: Feature = {
  name: 'questions',
  entities: [Question, Answer],
  resolvers: [QuestionsResolver, PostQuestionsResolver],
  rest: () => import('./questions.rest.ts').then((m) => m.questionRows),
  rooms: () => import('./questions.socket.ts').then((m) => [m.questionTells]),
};

export { Answer } from './answer.entity.ts';
export { Question } from './question.entity.ts';
