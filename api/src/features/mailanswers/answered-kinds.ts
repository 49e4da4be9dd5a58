import { type Asked, asked } from '../../core/asks.ts';
import type { App, Context } from '../../core/context.ts';
import type { Beside } from '../../core/database/hot-writes.ts';
import type { AnsweredKind } from './answer-address.entity.ts';

/** How the room of a kind takes an answer by mail. */
export interface TakesAnswers {
  /** Who waits, and where they are answered in the app; null for what is gone. */
  find(app: App, userId: string, about: string): Promise<{ name: string; path: string } | null>;
  /**
   * Answers as the app's own command does, once.
   * @param beside what is true with the answer, in its transaction
   * @throws AppError with words for who wrote
   */
  answer(
    ctx: Context,
    address: { userId: string; about: string },
    words: string,
    beside: Beside,
  ): Promise<void>;
}

/** Of the rooms that mail what is answered. */
export const mailAnswers = {
  question: asked<TakesAnswers>('mailanswers.question'),
  chatRequest: asked<TakesAnswers>('mailanswers.chatRequest'),
} satisfies Record<AnsweredKind, Asked<TakesAnswers>>;
