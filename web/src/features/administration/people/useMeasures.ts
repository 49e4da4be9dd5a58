import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@/core/errors';
import {
  useActOnUsersMutation,
  useBanUserMutation,
  useDeleteUserMutation,
  useMuteUserMutation,
  useUnbanUserMutation,
  useUnmuteUserMutation,
  useWarnUserMutation,
} from '@/generated/hooks';
import { notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { endOf, type Measure, type Reached, wordsOf } from './measures';

type Told = {
  /** After each thing that was done or undone. */
  onChanged?: (() => void) | undefined;
  /** After something was done to several people, whose lines are not answered. */
  onMany?: (() => void) | undefined;
  onDeleted?: (() => void) | undefined;
};

/** Ends a mute or a ban before its time. */
function useLifting(onChanged: Told['onChanged']) {
  const [unmute] = useUnmuteUserMutation();
  const [unban] = useUnbanUserMutation();
  return async (kind: 'mute' | 'ban', { id, fullName }: Reached) => {
    try {
      if (kind === 'mute') await unmute({ variables: { id } });
      else await unban({ variables: { id } });
      notify.success(`${fullName}: ${kind === 'mute' ? 'can write again' : 'ban lifted'}`);
      onChanged?.();
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed(`/users/${id}/${kind}`)));
    }
  };
}

/** Whom it was done to, and what is said of the others. */
type Outcome = { done: readonly Reached[]; refusal: string | null };

/** Does one thing to many; says how many it was refused for, and answers with the others. */
function useMany() {
  const [actOnMany] = useActOnUsersMutation();
  return async (
    measure: Measure,
    people: readonly Reached[],
    reason: string,
    until: string | null,
  ): Promise<Outcome> => {
    const ids = people.map(({ id }) => id);
    const { data } = await actOnMany({
      variables: { action: measure, ids, reason, until },
    });
    const results = data?.actOnUsers ?? [];
    const refused = results.filter(({ isDone }) => !isDone);
    return {
      done: people.filter(({ id }) => results.some((result) => result.id === id && result.isDone)),
      refusal:
        refused.length > 0
          ? `Not done for ${refused.length} of ${results.length}: ${refused[0]?.message ?? ''}`
          : null,
    };
  };
}

/** What an admin does to people. Where it can be undone, the toast that says so has the way back for 8 seconds. */
export function useMeasures({ onChanged, onMany, onDeleted }: Told = {}) {
  const { cache } = useApolloClient();
  const lift = useLifting(onChanged);
  const [warn] = useWarnUserMutation();
  const [mute] = useMuteUserMutation();
  const [ban] = useBanUserMutation();
  const [remove] = useDeleteUserMutation();
  const many = useMany();

  const forget = (ids: readonly string[]) => {
    for (const id of ids) cache.evict({ id: `AdminUser:${id}` });
    cache.gc();
    onDeleted?.();
  };
  const tell = (measure: Measure, done: readonly Reached[], areMany: boolean) => {
    if (measure === 'delete') forget(done.map(({ id }) => id));
    else if (areMany) onMany?.();
    else onChanged?.();
    const undo = () => {
      for (const person of done) void lift(measure === 'mute' ? 'mute' : 'ban', person);
    };
    const canUndo = measure === 'mute' || measure === 'ban';
    notify.success(wordsOf(measure, done).done, canUndo ? { undo } : {});
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
    const until = measure === 'mute' || measure === 'ban' ? endOf(period) : null;
    const [single] = people;
    let outcome: Outcome = { done: people, refusal: null };
    if (people.length === 1 && single) await one(measure, single, reason, until);
    else outcome = await many(measure, people, reason, until);
    const { done, refusal } = outcome;
    if (done.length > 0) tell(measure, done, people.length > 1);
    // Said last: a success takes the errors before it away.
    if (refusal) notify.error(refusal);
  };
  return { apply, lift };
}
