import { useApolloClient } from '@apollo/client/react';
import { tellBulkOutcome } from '@/features/admin';
import {
  useBanUserMutation,
  useDeleteUserMutation,
  useMuteUserMutation,
  useWarnUserMutation,
} from '@/generated/hooks';
import { measureTexts } from '@schema/rules/measures-texts';
import { endOfPeriod } from '@schema/rules/sanctions-texts';
import { type Measure, type OnDone, type Reached, whoOf } from './measures';
import { type Outcome, useActOnMany } from './useActOnMany';
import { useLifting } from './useLifting';

/** What an admin does to people. Where it can be undone, the toast that says so has the way back for 8 seconds. */
export function useMeasures(onDone: OnDone) {
  const { cache } = useApolloClient();
  const { lift, liftMany } = useLifting(onDone);
  const [warn] = useWarnUserMutation();
  const [mute] = useMuteUserMutation();
  const [ban] = useBanUserMutation();
  const [remove] = useDeleteUserMutation();
  const many = useActOnMany();

  const follow = (measure: Measure, done: readonly Reached[]) => {
    if (measure === 'delete') {
      for (const { id } of done) cache.evict({ id: `AdminUser:${id}` });
      cache.gc();
    }
    onDone(measure, done);
  };
  const undoOf = (measure: Measure, done: readonly Reached[]): (() => void) | undefined => {
    if (measure !== 'mute' && measure !== 'ban') return undefined;
    return () => {
      const [single] = done;
      if (done.length === 1 && single) void lift(measure, single);
      else void liftMany(measure, done);
    };
  };
  const one = async (measure: Measure, { id }: Reached, reason: string, until: string | null) => {
    if (measure === 'warn') await warn({ variables: { id, reason } });
    if (measure === 'mute') await mute({ variables: { id, reason, until: until ?? '' } });
    if (measure === 'ban') await ban({ variables: { id, reason, until } });
    if (measure === 'delete') await remove({ variables: { id, reason } });
  };
  /** @throws what the server refuses, for the dialog to show */
  const apply = async (
    measure: Measure,
    people: readonly Reached[],
    { reason, period }: { reason: string; period: string },
  ) => {
    const until = measure === 'mute' || measure === 'ban' ? endOfPeriod(period) : null;
    const [single] = people;
    let outcome: Outcome = { done: people, refusal: null };
    if (people.length === 1 && single) await one(measure, single, reason, until);
    else outcome = await many(measure, people, reason, until);
    const { done, refusal } = outcome;
    if (done.length > 0) follow(measure, done);
    tellBulkOutcome({
      done: done.length > 0 ? measureTexts.ask[measure].done(whoOf(done)) : null,
      refusal,
      undo: undoOf(measure, done),
    });
  };
  return { apply };
}
