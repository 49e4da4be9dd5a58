import { verificationTexts } from '@schema/rules/account/verification-texts';
import { adminTexts } from '@schema/rules/administration/admin-texts';
import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { errorText } from '@/core/errors';
import { useLast } from '@/core/useLast';
import { ReasonDialog, tellBulkOutcome } from '@/features/admin';
import { useTakeVerificationBackMutation } from '@/generated/hooks';

const texts = verificationTexts.takeBack;

/** Somebody whose verification can be taken back. */
export type Verified = { id: string; fullName: string };

type Props = {
  /** Null closes the dialog. */
  people: readonly Verified[] | null;
  onClose: () => void;
  onDone: () => void;
};

/**
 * Takes the verification of several people back, one after the other, with a reason that is mailed
 * to each.
 */
export function TakeBackDialog({ people, onClose, onDone }: Props) {
  const asked = useLast(people) ?? [];
  const [takeBack] = useTakeVerificationBackMutation();
  const whoOf = (some: readonly Verified[]): string =>
    some.length === 1 ? (some[0]?.fullName ?? '') : texts.people(some.length);
  const run = async (reason: string) => {
    const done: Verified[] = [];
    const refusals: string[] = [];
    for (const person of asked) {
      try {
        await takeBack({ variables: { id: person.id, reason } });
        done.push(person);
      } catch (error) {
        refusals.push(errorText(error, adminTexts.actionFailed(`/users/${person.id}`)));
      }
    }
    tellBulkOutcome({
      done: done.length > 0 ? texts.done(whoOf(done)) : null,
      refusal:
        refusals[0] === undefined
          ? null
          : userActionTexts.refused(refusals.length, asked.length, refusals[0]),
    });
    onDone();
  };
  return (
    <ReasonDialog
      subject={`unverify ${asked.map(({ id }) => id).join(' ')}`}
      opened={people !== null}
      onClose={onClose}
      title={texts.title(whoOf(asked))}
      text={texts.text}
      yes={texts.yes}
      failed={adminTexts.actionFailed('/users')}
      onConfirm={run}
    />
  );
}
