import { type EventPayload, topicOf } from '../../core/live/events.ts';

/**
 * What may happen to the questions of a post; `subscribed` is the first event of each subscription.
 */
export type QuestionEventKind =
  | 'subscribed'
  | 'questionAdded'
  | 'questionEdited'
  | 'questionVoted'
  | 'questionDeleted'
  | 'answerAdded'
  | 'answerEdited'
  | 'answerVoted'
  | 'answerAccepted'
  | 'answerDeleted';

/** Ids alone; `answerId` where it happened to an answer. */
export interface QuestionEvent extends EventPayload {
  kind: QuestionEventKind;
  questionId: string;
  answerId: string | null;
}

/**
 * All that happens to a post's questions and answers: one topic, so that a page subscribes once.
 * Payloads: `questionEvent`.
 */
export const questionEventsTopic = topicOf<QuestionEvent>('post', 'questions');

export const questionEvent = (
  kind: QuestionEventKind,
  questionId: string,
  answerId: string | null = null,
): QuestionEvent => ({ kind, questionId, answerId });
