import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { User } from '../../identity/index.ts';
import { noteDomainEvent } from '../../outbox/index.ts';
import { AnswerEntity } from '../answer.entity.ts';
import { findAnswer } from '../answers.queries.ts';
import { assertMayAccept } from '../comments/comment.policy.ts';
import { findPostOfAnswer, lockAnswer, lockQuestion } from '../comments/locks.ts';
import { questionEvent, questionEventsTopic } from '../question-events.ts';
import type { Answer } from '../questions.types.ts';

/**
 * Notes for the bell whose word it is that an answer helped; taken back, of both who can have said
 * it, since either may take back what the other said.
 */
function noteAcceptance(
  work: Work,
  { id, isAccepted, at }: { id: string; isAccepted: boolean; at: Date },
  { viewer, place }: { viewer: { id: string }; place: { askerId: string; authorId: string } },
): void {
  const accepters = isAccepted ? [viewer.id] : [...new Set([place.askerId, place.authorId])];
  for (const accepterId of accepters)
    noteDomainEvent(work, 'answerAccepted', { answerId: id, accepterId, at });
}

/** Says that an answer helped, when and by whose word; or that it is not so any more. */
function accept(answer: AnswerEntity, word: { at: Date; by: User } | null): void {
  answer.acceptedAt = word?.at ?? null;
  answer.acceptedBy = word?.by ?? null;
}

/**
 * Accepts an answer as what helped, in the place of the one before, or takes that back. The lock of
 * the question puts those who accept at once in a row; that there is one is kept by the answers'
 * places, which are unique.
 * @returns the answers whose mark changed, and the one that was named, as the viewer reads them
 * @throws NOT_FOUND, also for what cannot be read; FORBIDDEN for others than who asked and the
 * post's author
 */
export async function acceptAnswer(
  ctx: Context,
  sentId: string,
  isAccepted: boolean,
): Promise<Answer[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'member');
  const ids = await change(app, async (work) => {
    const place = await findPostOfAnswer(work, sentId);
    assertMayAccept(viewer, place);
    const question = await lockQuestion(work, place.questionId);
    const answer = await lockAnswer(work, sentId);
    if ((answer.acceptedAt !== null) === isAccepted) return [answer.id];
    const before = await work.em.findOne(AnswerEntity, { question, acceptedAt: { $ne: null } });
    // The place is given up before the other one takes it.
    if (before) {
      accept(before, null);
      await work.em.flush();
    }
    const at = app.clock.now();
    if (isAccepted) accept(answer, { at, by: work.em.getReference(User, viewer.id) });
    const by = { viewer, place };
    noteAcceptance(work, { id: answer.id, isAccepted, at }, by);
    if (before && before !== answer)
      noteAcceptance(work, { id: before.id, isAccepted: false, at }, by);
    const changed = [...new Set([answer, ...(before ? [before] : [])])].map(({ id }) => id);
    for (const id of changed)
      work.publish(
        questionEventsTopic(place.postId),
        questionEvent('answerAccepted', place.questionId, id),
      );
    return changed;
  });
  const found = await Promise.all(ids.map((id) => findAnswer(app, viewer.id, id)));
  return found.flatMap((each) => each?.answer ?? []);
}
