import { type EventPayload, topicOf } from '../../core/events.ts';

/** What may happen to the questions of a post; `begun` is told to one who begins to listen. */
export type TalkKind =
  | 'begun'
  | 'questionAdded'
  | 'questionEdited'
  | 'questionVoted'
  | 'questionDeleted'
  | 'answerAdded'
  | 'answerEdited'
  | 'answerVoted'
  | 'answerDeleted';

/** What is told of it: ids alone, `answerId` where an answer is meant. */
export interface TalkEvent extends EventPayload {
  kind: TalkKind;
  questionId: string;
  answerId: string | null;
}

/** All that happens to a post's questions and answers: one topic, so that a page listens once. */
export const talkTopic = topicOf('post', 'talk');

/** What is told on `talkTopic`. */
export const talk = (
  kind: TalkKind,
  questionId: string,
  answerId: string | null = null,
): TalkEvent => ({ kind, questionId, answerId });
