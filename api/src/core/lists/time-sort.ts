import { timeSorts } from '../../../../schema/rules/lists/lists.ts';
import { registerEnum } from '../enums.ts';

export const TimeSortEnum = registerEnum('TimeSort', timeSorts, {
  description: 'The order of a list that is sorted by time alone.',
  values: { newest: 'The last one first.', oldest: 'The first one first.' },
});
