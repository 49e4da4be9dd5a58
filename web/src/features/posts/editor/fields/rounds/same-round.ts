import { isSame } from '@/core/is-same';
import type { RoundList } from '../../form/useFolded';

type Form = {
  values: Readonly<Partial<Record<RoundList, readonly unknown[]>>>;
  errors: Readonly<Record<string, unknown>>;
};
type Props = { form: Form; index: number };

const partsOf = ({ form: { values, errors }, index }: Props, list: RoundList) => [
  values[list]?.[index],
  Object.entries(errors).filter(([path]) => path.startsWith(`${list}.${index}.`)),
];

/** For `memo`: a round is drawn anew when its own words change, or what is wrong with them. */
export const isSameRound =
  (list: RoundList) =>
  (before: Props, now: Props): boolean =>
    before.index === now.index && isSame(partsOf(before, list), partsOf(now, list));
