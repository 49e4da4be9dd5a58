import type { App, Context } from '../../core/context.ts';
import type { Beside } from '../../core/database/hot-writes.ts';
import type { AnsweredKind } from './answer-address.entity.ts';

/** How the room of a kind takes an answer by mail. */
interface TakesAnswers {
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

const takers = new Map<AnsweredKind, TakesAnswers>();

/** Lets a room take answers by mail. Called once, while that room's module loads. */
export function provideMailAnswers(kind: AnsweredKind, taker: TakesAnswers): void {
  takers.set(kind, taker);
}

export function takerOf(kind: AnsweredKind): TakesAnswers {
  const taker = takers.get(kind);
  if (!taker) throw new Error(`nobody takes answers to a ${kind}`);
  return taker;
}
