import { adminTexts } from '@schema/rules/administration/admin-texts';
import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { offeredPeriods } from '@schema/rules/sanctions/sanctions-texts';
import { useLast } from '@/core/useLast';
import { ReasonDialog } from '@/features/admin';
import { type OnDone, type ReasonedAction, type Target, whoOf } from '../user-actions';
import { useUserActions } from '../useUserActions';

export type Question = { action: ReasonedAction; people: readonly Target[] };

type Props = {
  /** Null closes the dialog. */
  asked: Question | null;
  onClose: () => void;
  onDone: OnDone;
};

/** Asks why before something is done to people, and for how long where it ends. */
export function UserActionDialog({ asked, onClose, onDone }: Props) {
  const { apply } = useUserActions(onDone);
  const { action, people } = useLast(asked) ?? { action: 'warn', people: [] };
  const { title, text, yes } = userActionTexts.ask[action];
  return (
    <ReasonDialog
      subject={`${action} ${people.map(({ id }) => id).join(' ')}`}
      opened={asked !== null}
      onClose={onClose}
      title={title(whoOf(people))}
      text={text}
      yes={yes}
      periods={action === 'mute' || action === 'ban' ? offeredPeriods[action] : []}
      usual={userActionTexts.usualReasons}
      tone={action === 'warn' ? 'plain' : 'bad'}
      failed={adminTexts.actionFailed(`/users/${people[0]?.id ?? ''}/${action}`)}
      onConfirm={(reason, period) => apply(action, people, { reason, period })}
    />
  );
}
