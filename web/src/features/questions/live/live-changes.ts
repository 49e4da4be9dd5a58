import type { ApolloCache } from '@apollo/client';
import type { QuestionsChangedSubscription } from '@/generated/documents';
import { addAnswer, removeAnswer, removeQuestion, updateCached } from '../question-cache';

/** One thing that happened to the questions of a post. */
export type QuestionChange = QuestionsChangedSubscription['questionsChanged'];

type Context = {
  cache: ApolloCache;
  postId: string;
  isOwn: (userId: string) => boolean;
  /** Something of the viewer's own is being sent: the mutation's answer writes it. */
  isSending: () => boolean;
};

/** Writes a change to the cache; but for questions that are added, which others may have asked. */
export function applyChange(change: QuestionChange, context: Context): void {
  const { cache, postId, isOwn, isSending } = context;
  const { questionDeleted, answerAdded, answerDeleted } = change;
  if (answerAdded) {
    const { answer, answersCount } = answerAdded;
    const own = isOwn(answer.user.id);
    if (!own || !isSending()) addAnswer(cache, answer, { own, answersCount });
  }
  if (questionDeleted) removeQuestion(cache, postId, questionDeleted.id);
  if (answerDeleted)
    removeAnswer(cache, answerDeleted.questionId, answerDeleted.id, answerDeleted.answersCount);
  const question = change.questionEdited ?? change.questionVoted;
  if (question) updateCached(cache, 'Question', question);
  const answer = change.answerEdited ?? change.answerVoted ?? change.answerAccepted;
  if (answer) updateCached(cache, 'Answer', answer);
}
