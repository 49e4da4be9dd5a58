import { ReasonDialog } from '@/features/admin';
import { adminTexts } from '@schema/rules/admin-texts';
import { offeredPeriods } from '@schema/rules/sanctions-texts';
import { type Measure, type Reached, usualReasons, wordsOf } from './measures';
import { useMeasures } from './useMeasures';

export type Asked = { measure: Measure; people: readonly Reached[] };

type Props = {
  /** Null closes the dialog. */
  asked: Asked | null;
  onClose: () => void;
  onDone?: () => void;
  onChanged?: () => void;
  onMany?: () => void;
  onDeleted?: () => void;
};

/** Asks why before something is done to people, and for how long where it ends. */
export function MeasureDialog({ asked, onClose, onDone, ...told }: Props) {
  const { apply } = useMeasures(told);
  const { measure, people } = asked ?? { measure: 'warn', people: [] };
  const { title, text, yes } = wordsOf(measure, people);
  const subject = asked ? `${measure} ${people.map(({ id }) => id).join(' ')}` : 'none';
  return (
    <ReasonDialog
      key={subject}
      subject={subject}
      opened={asked !== null}
      onClose={onClose}
      title={title}
      text={text}
      yes={yes}
      periods={measure === 'mute' || measure === 'ban' ? offeredPeriods[measure] : []}
      usual={usualReasons}
      tone={measure === 'warn' ? 'plain' : 'bad'}
      failed={adminTexts.actionFailed(`/users/${people[0]?.id ?? ''}/${measure}`)}
      onConfirm={async (reason, period) => {
        await apply(measure, people, { reason, period });
        onDone?.();
      }}
    />
  );
}
