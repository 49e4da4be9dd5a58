import { useLast } from '@/core/useLast';
import { ReasonDialog } from '@/features/admin';
import { adminTexts } from '@schema/rules/admin-texts';
import { measureTexts } from '@schema/rules/measures-texts';
import { offeredPeriods } from '@schema/rules/sanctions-texts';
import { type Measure, type OnDone, type Reached, whoOf } from './measures';
import { useMeasures } from './useMeasures';

export type Asked = { measure: Measure; people: readonly Reached[] };

type Props = {
  /** Null closes the dialog. */
  asked: Asked | null;
  onClose: () => void;
  onDone: OnDone;
};

/** Asks why before something is done to people, and for how long where it ends. */
export function MeasureDialog({ asked, onClose, onDone }: Props) {
  const { apply } = useMeasures(onDone);
  const { measure, people } = useLast(asked) ?? { measure: 'warn', people: [] };
  const { title, text, yes } = measureTexts.ask[measure];
  return (
    <ReasonDialog
      subject={`${measure} ${people.map(({ id }) => id).join(' ')}`}
      opened={asked !== null}
      onClose={onClose}
      title={title(whoOf(people))}
      text={text}
      yes={yes}
      periods={measure === 'mute' || measure === 'ban' ? offeredPeriods[measure] : []}
      usual={measureTexts.usualReasons}
      tone={measure === 'warn' ? 'plain' : 'bad'}
      failed={adminTexts.actionFailed(`/users/${people[0]?.id ?? ''}/${measure}`)}
      onConfirm={(reason, period) => apply(measure, people, { reason, period })}
    />
  );
}
