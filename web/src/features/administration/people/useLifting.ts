import { errorText } from '@/core/errors';
import { useUnbanUserMutation, useUnmuteUserMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { adminTexts } from '@schema/rules/admin-texts';
import { liftedText, type Reached } from './measures';
import { useActOnMany } from './useActOnMany';

type Told = {
  onChanged?: (() => void) | undefined;
  onMany?: (() => void) | undefined;
};

/** Ends mutes and bans before their time. */
export function useLifting({ onChanged, onMany }: Told) {
  const [unmute] = useUnmuteUserMutation();
  const [unban] = useUnbanUserMutation();
  const many = useActOnMany();
  const lift = async (kind: 'mute' | 'ban', { id, fullName }: Reached) => {
    try {
      if (kind === 'mute') await unmute({ variables: { id } });
      else await unban({ variables: { id } });
      notify.success(liftedText(kind, [{ id, fullName }]));
      onChanged?.();
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed(`/users/${id}/${kind}`)));
    }
  };
  /** Ends mutes or bans of several people before their time. */
  const liftMany = async (kind: 'mute' | 'ban', people: readonly Reached[]) => {
    try {
      const { done, refusal } = await many(
        kind === 'mute' ? 'unmute' : 'unban',
        people,
        null,
        null,
      );
      if (done.length > 0) {
        notify.success(liftedText(kind, done));
        onMany?.();
      }
      if (refusal) notify.error(refusal);
    } catch (error) {
      notify.error(errorText(error, adminTexts.actionFailed('/users')));
    }
  };
  return { lift, liftMany };
}
