import { memo } from 'react';
import { isSame } from '@/core/is-same';
import type { Group, GroupProps } from '../groups/group';
import { fieldAtPath } from './sections';

type Props = GroupProps & { group: Group };

/** What is wrong in the group. */
const errorsIn = ({ fields }: Group, errors: Readonly<Record<string, unknown>>) =>
  Object.entries(errors).filter(([path]) => fields.some((one) => one === fieldAtPath(path)));

/** Each change makes copies of all values: what they say decides. */
function readsSame(before: Props, now: Props): boolean {
  const { group } = now;
  const reads = [...group.fields, ...(group.alsoReads ?? [])];
  return (
    before.group === group &&
    before.isNew === now.isNew &&
    before.uploads === now.uploads &&
    before.foldedRounds.touched === now.foldedRounds.touched &&
    before.roundBeyond.isRefused === now.roundBeyond.isRefused &&
    reads.every((field) => isSame(before.form.values[field], now.form.values[field])) &&
    isSame(errorsIn(group, before.form.errors), errorsIn(group, now.form.errors))
  );
}

/**
 * The inputs of a group, drawn anew when something changes that they read: a letter draws its own
 * group, and not the whole form.
 */
export const GroupInputs = memo(
  ({ group: { Inputs }, ...inputs }: Props) => <Inputs {...inputs} />,
  readsSame,
);
