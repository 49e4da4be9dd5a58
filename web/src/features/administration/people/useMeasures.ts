import { useApolloClient } from '@apollo/client/react';
import { tellBulkOutcome } from '@/features/admin';
import {
  useBanUserMutation,
  useDeleteUserMutation,
  useMuteUserMutation,
  useWarnUserMutation,
} from '@/generated/hooks';
import { endOfPeriod } from '@schema/rules/sanctions-texts';
import { type Measure, type Reached, wordsOf } from './measures';
import { type Outcome, useActOnMany } from './useActOnMany';
import { useLifting } from './useLifting';

type Told = {
  /** After each thing that was done or undone. */
  onChanged?: (() => void) | undefined;
  /** After something was done to several people, whose lines are not answered. */
  onMany?: (() => void) | undefined;
  onDeleted?: (() => void) | undefined;
};

/** What an admin does to people. Where it can be undone, the toast that says so has the way back for 8 seconds. */
export function useMeasures({ onChanged, onMany, onDeleted }: Told = {}) {
  const { cache } = useApolloClient();
  const { lift, liftMany } = useLifting({ onChanged, onMany });
  const [warn] = useWarnUserMutation();
  const [mute] = useMuteUserMutation();
  const [ban] = useBanUserMutation();
  const [remove] = useDeleteUserMutation();
  const many = useActOnMany();

  const forget = (ids: readonly string[]) => {
    for (const id of ids) cache.evict({ id: `AdminUser:${id}` });
    cache.gc();
    onDeleted?.();
  };
  const follow = (measure: Measure, done: readonly Reached[], areMany: boolean) => {
    if (measure === 'delete') forget(done.map(({ id }) => id));
    else if (areMany) onMany?.();
    else onChanged?.();
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
    if (done.length > 0) follow(measure, done, people.length > 1);
    tellBulkOutcome({
      done: done.length > 0 ? wordsOf(measure, done).done : null,
      refusal,
      undo: undoOf(measure, done),
    });
  };
  return { apply, lift, liftMany };
}
