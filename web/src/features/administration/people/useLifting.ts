import { errorText } from '@/core/errors';
import { useUnbanUserMutation, useUnmuteUserMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { measureTexts } from '@schema/rules/measures-texts';
import { type OnDone, type Reached, whoOf } from './measures';
import { useActOnMany } from './useActOnMany';

const liftActions = { mute: 'unmute', ban: 'unban' } as const;

/** Ends mutes and bans before their time. */
export function useLifting(onDone: OnDone) {
  const [unmute] = useUnmuteUserMutation();
  const [unban] = useUnbanUserMutation();
  const many = useActOnMany();
  const lift = async (kind: 'mute' | 'ban', { id, fullName }: Reached) => {
    try {
      if (kind === 'mute') await unmute({ variables: { id } });
      else await unban({ variables: { id } });
      notify.success(measureTexts.lifted(kind, fullName));
      onDone(liftActions[kind], [{ id, fullName }]);
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed(`/users/${id}/${kind}`)));
    }
  };
  /** Ends mutes or bans of several people before their time. */
  const liftMany = async (kind: 'mute' | 'ban', people: readonly Reached[]) => {
    try {
      const { done, refusal } = await many(liftActions[kind], people, null, null);
      if (done.length > 0) {
        notify.success(measureTexts.lifted(kind, whoOf(done)));
        onDone(liftActions[kind], done);
      }
      if (refusal) notify.error(refusal);
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed('/users')));
    }
  };
  return { lift, liftMany };
}
