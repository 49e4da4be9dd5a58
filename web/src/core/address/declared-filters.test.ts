import {
  choiceFilter,
  dayFilter,
  flagFilter,
  idFilter,
  momentFilter,
  numberFilter,
  textFilter,
} from '@schema/rules/lists/filters';
import { expect, test } from 'vitest';
import { addressKeys, areDaysReversed, askedBy, filterFields } from './declared-filters';

const filters = {
  search: textFilter({ label: 'Words', about: 'Words.' }),
  state: choiceFilter(
    ['out', 'back'],
    { out: 'Lent', back: 'Here' },
    { label: 'State', about: '' },
  ),
  readerId: idFilter({ label: 'Reader', about: 'Who.', address: 'reader' }),
  isLate: flagFilter({ label: 'Late', about: 'Late ones.' }),
};

test('a page has the keys, the fields and the question of the filters that are declared', () => {
  expect(addressKeys(filters)).toEqual({ state: ['out', 'back'], reader: null });
  expect(addressKeys(filters, { state: ['all'] })).toMatchObject({ state: ['out', 'back', 'all'] });
  expect(filterFields(filters)).toEqual([
    {
      name: 'state',
      label: 'State',
      options: [
        { value: 'out', label: 'Lent' },
        { value: 'back', label: 'Here' },
      ],
    },
  ]);
  expect(askedBy(filters, { search: 'dune', filter: { state: 'out', reader: '7' } })).toEqual({
    search: 'dune',
    state: 'out',
    readerId: '7',
    isLate: null,
  });
  expect(askedBy(filters, { search: '', filter: { state: 'all' } })).toEqual({
    search: null,
    state: null,
    readerId: null,
    isLate: null,
  });
});

const typed = {
  branch: textFilter({ label: 'Branch', about: '', offered: ['CSE'] }),
  college: textFilter({ label: 'College', about: '' }),
  year: numberFilter({ label: 'Year', about: '' }),
  due: dayFilter({ label: 'Due', about: '', invalid: 'No day' }),
  from: momentFilter({ label: 'From', about: '', edge: 'begins' }),
  to: momentFilter({ label: 'To', about: '', edge: 'ends' }),
};

test('what is typed has a field of its kind, and why it can not be used', () => {
  expect(filterFields(typed, { year: 'No year' })).toEqual([
    { name: 'branch', label: 'Branch', options: [{ value: 'CSE', label: 'CSE' }] },
    { name: 'college', label: 'College' },
    { name: 'year', label: 'Year', error: 'No year' },
    { name: 'due', label: 'Due', type: 'date' },
    { name: 'from', label: 'From', type: 'date' },
    { name: 'to', label: 'To', type: 'date' },
  ]);
});

test('numbers, days and moments are sent as the api takes them, and what is none is not', () => {
  const filter = { year: '2027', due: '2026-11-30', from: '2026-11-01', to: '2026-11-02' };
  expect(askedBy(typed, { search: '', filter })).toEqual({
    branch: null,
    college: null,
    year: 2027,
    due: '2026-11-30',
    from: '2026-10-31T18:30:00.000Z',
    to: '2026-11-02T18:30:00.000Z',
  });
  const wrong = { year: '20x', due: 'soon', from: '2026-13-01' };
  expect(askedBy(typed, { search: '', filter: wrong })).toMatchObject({
    year: null,
    due: null,
    from: null,
  });
  expect(areDaysReversed({ filter })).toBe(false);
  expect(areDaysReversed({ filter: { from: '2026-11-03', to: '2026-11-02' } })).toBe(true);
});

test('the word that is listed while none is chosen stands in place of a choice', () => {
  const labels = { open: 'Open', closed: 'Closed' };
  const texts = { label: 'State', about: 'Which.', unset: 'open' } as const;
  const state = choiceFilter(['open', 'closed'], labels, texts);
  expect(filterFields({ state })).toEqual([
    {
      name: 'state',
      label: 'State',
      placeholder: 'Open',
      options: [{ value: 'closed', label: 'Closed' }],
    },
  ]);
});
