import { adminTexts } from '@schema/rules/admin-texts';
import { userActionTexts } from '@schema/rules/user-action-texts';
import { errorText } from '@/core/errors';
import { useUnbanUserMutation, useUnmuteUserMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { useActOnMany } from './useActOnMany';
import { type OnDone, type Target, whoOf } from './user-actions';

const liftActions = { mute: 'unmute', ban: 'unban' } as const;

/** Ends mutes and bans before their time. */
export function useLifting(onDone: OnDone) {
  const [unmute] = useUnmuteUserMutation();
  const [unban] = useUnbanUserMutation();
  const many = useActOnMany();
  const lift = async (kind: 'mute' | 'ban', { id, fullName }: Target) => {
    try {
      if (kind === 'mute') await unmute({ variables: { id } });
      else await unban({ variables: { id } });
      notify.success(userActionTexts.lifted(kind, fullName));
      onDone(liftActions[kind], [{ id, fullName }]);
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed(`/users/${id}/${kind}`)));
    }
  };
  /** Ends mutes or bans of several people before their time. */
  const liftMany = async (kind: 'mute' | 'ban', people: readonly Target[]) => {
    try {
      const { done, refusal } = await many(liftActions[kind], people, null, null);
      if (done.length > 0) {
        notify.success(userActionTexts.lifted(kind, whoOf(done)));
        onDone(liftActions[kind], done);
      }
      if (refusal) notify.error(refusal);
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed('/users')));
    }
  };
  return { lift, liftMany };
}
