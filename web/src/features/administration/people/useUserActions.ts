import { useApolloClient } from '@apollo/client/react';
import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { endOfPeriod } from '@schema/rules/sanctions/sanctions-texts';
import { tellBulkOutcome } from '@/features/admin';
import {
  useBanUserMutation,
  useDeleteUserMutation,
  useMuteUserMutation,
  useWarnUserMutation,
} from '@/generated/hooks';
import { type Outcome, useActOnMany } from './useActOnMany';
import { useLifting } from './useLifting';
import { type OnDone, type ReasonedAction, type Target, whoOf } from './user-actions';

/**
 * What an admin does to people. Where it can be undone, the toast that says so has the way back for
 * 8 seconds.
 */
export function useUserActions(onDone: OnDone) {
  const { cache } = useApolloClient();
  const { lift, liftMany } = useLifting(onDone);
  const [warn] = useWarnUserMutation();
  const [mute] = useMuteUserMutation();
  const [ban] = useBanUserMutation();
  const [remove] = useDeleteUserMutation();
  const many = useActOnMany();

  const follow = (action: ReasonedAction, done: readonly Target[]) => {
    if (action === 'delete') {
      for (const { id } of done) cache.evict({ id: `AdminUser:${id}` });
      cache.gc();
    }
    onDone(action, done);
  };
  const undoFor = (action: ReasonedAction, done: readonly Target[]): (() => void) | undefined => {
    if (action !== 'mute' && action !== 'ban') return undefined;
    return () => {
      const [single] = done;
      if (done.length === 1 && single) void lift(action, single);
      else void liftMany(action, done);
    };
  };
  const one = async (
    action: ReasonedAction,
    { id }: Target,
    reason: string,
    until: string | null,
  ) => {
    if (action === 'warn') await warn({ variables: { id, reason } });
    if (action === 'mute') await mute({ variables: { id, reason, until: until ?? '' } });
    if (action === 'ban') await ban({ variables: { id, reason, until } });
    if (action === 'delete') await remove({ variables: { id, reason } });
  };
  /** @throws what the server refuses, for the dialog to show */
  const apply = async (
    action: ReasonedAction,
    people: readonly Target[],
    { reason, period }: { reason: string; period: string },
  ) => {
    const until = action === 'mute' || action === 'ban' ? endOfPeriod(period) : null;
    const [single] = people;
    let outcome: Outcome = { done: people, refusal: null };
    if (people.length === 1 && single) await one(action, single, reason, until);
    else outcome = await many(action, people, reason, until);
    const { done, refusal } = outcome;
    if (done.length > 0) follow(action, done);
    tellBulkOutcome({
      done: done.length > 0 ? userActionTexts.ask[action].done(whoOf(done)) : null,
      refusal,
      undo: undoFor(action, done),
    });
  };
  return { apply };
}
