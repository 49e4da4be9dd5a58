import { adminTexts } from '@schema/rules/administration/admin-texts';
import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { succeeds } from '@/core/data/succeeds';
import { errorText } from '@/core/errors';
import { useUnbanUserMutation, useUnmuteUserMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { useActOnMany } from './useActOnMany';
import { type OnDone, type Target, whoOf } from './user-actions';

const liftActions = { mute: 'unmute', ban: 'unban' } as const;

/**
 * Ends mutes and bans before their time. Each resolves to whether it was done, and says why not.
 */
export function useLifting(onDone: OnDone) {
  const [unmute] = useUnmuteUserMutation();
  const [unban] = useUnbanUserMutation();
  const many = useActOnMany();
  const lift = async (kind: 'mute' | 'ban', { id, fullName }: Target) => {
    const request = kind === 'mute' ? unmute({ variables: { id } }) : unban({ variables: { id } });
    if (!(await succeeds(request, adminTexts.actionFailed(`/users/${id}/${kind}`)))) return false;
    notify.success(userActionTexts.lifted(kind, fullName));
    onDone(liftActions[kind], [{ id, fullName }]);
    return true;
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
      return done.length > 0;
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed('/users')));
      return false;
    }
  };
  return { lift, liftMany };
}
