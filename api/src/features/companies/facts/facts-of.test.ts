import { describe, expect, it } from 'vitest';
import {
  packageNumber,
  roundKindOf,
} from '../../../../../schema/rules/companies/companies-texts.ts';
import { factsOf, median } from './facts-of.ts';

describe('packages as numbers', () => {
  it.each([
    ['12', 12],
    ['12 LPA', 12],
    ['₹ 12.5 lakhs', 12.5],
    ['10-12 LPA', 11],
    ['10 to 14', 12],
    ['18 LPA + 2 joining', 18],
    ['1,20', 120],
    ['competitive', null],
    ['0', null],
    ['1200000', null],
    [null, null],
  ])('%j is %j', (text, number) => {
    expect(packageNumber(text)).toBe(number);
  });
});

describe('kinds of rounds', () => {
  it.each([
    ['Technical 1', 'technical'],
    ['HR Round', 'hr'],
    ['Techno-managerial', 'managerial'],
    ['Online coding test', 'coding'],
    ['System design', 'design'],
    ['Group Discussion', 'groupDiscussion'],
    ['Aptitude test', 'aptitude'],
    ['Behavioural', 'hr'],
    ['Shredding', 'other'],
  ])('%j is %j', (name, kind) => {
    expect(roundKindOf(name)).toBe(kind);
  });
});

it('has no middle of nothing, one of odd counts and the mean of two', () => {
  expect([median([]), median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([null, 2, 2.5]);
});

it('says nothing where nothing is told', () => {
  expect(factsOf([], ['CSE'])).toMatchObject({
    years: [],
    rounds: [],
    withRounds: 0,
    usualRounds: null,
  });
});
