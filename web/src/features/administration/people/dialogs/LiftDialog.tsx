import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { ConfirmDialog } from '@/ui';
import { useLifting } from '../useLifting';
import { type OnDone, type Target, whoOf } from '../user-actions';

/** A mute or a ban that is to end before its time, and whose. */
export type Lift = { kind: 'mute' | 'ban'; people: readonly Target[] };

type Props = {
  /** Null closes the dialog. */
  asked: Lift | null;
  onClose: () => void;
  onDone: OnDone;
};

/** Asks once more before mutes or bans end: that is told by mail, and can't be undone. */
export function LiftDialog({ asked, onClose, onDone }: Props) {
  const { lift, liftMany } = useLifting(onDone);
  return (
    <ConfirmDialog
      about={asked}
      words={({ kind, people }) => {
        const { title, ...words } = userActionTexts.askLift[kind];
        return { title: title(whoOf(people)), ...words };
      }}
      tone="plain"
      onYes={({ kind, people }) => {
        const [single] = people;
        return people.length === 1 && single ? lift(kind, single) : liftMany(kind, people);
      }}
      onClose={onClose}
    />
  );
}
