import { describe, expect, it } from 'vitest';
import { documentedStudies } from '../../../../schema/rules/college/college.ts';
import { searchText } from '../../core/text/search-text.ts';
import { facetsOf } from './facets.ts';
import { isEnough } from './match-ranks.ts';
import { readSearch } from './read-search.ts';
import { searchWords } from './search-words.ts';

const { streams } = documentedStudies;

describe('the text of a search', () => {
  it('loses what text columns refuse, the sign of a hashtag, and what is too long', () => {
    expect(searchText(' \u0000#arrays\n')).toBe('arrays');
    expect(searchText('x'.repeat(500))).toHaveLength(100);
    for (const nothing of [null, undefined, '', ' \t', '##'])
      expect(searchText(nothing)).toBeNull();
  });
});

describe('the words of a search', () => {
  it.each([
    ['google intern', ['google', 'intern']],
    ['interview experience at Google, Pune', ['Google', 'Pune']],
    ['full time on-campus sde', ['fulltime', 'oncampus', 'sde']],
    ['c++ 100% (ml)', ['c++', '100%', 'ml']],
    ['go go golang', ['go', 'golang']],
    ['What do they ask at Amazon?', ['Amazon']],
    ['infosys aptitude questions', ['infosys']],
    ['TCS salary for freshers', ['TCS']],
    ['one two three four five sixth', ['three', 'sixth', 'four', 'five', 'one']],
  ])('%j: %j, behind the whole phrase', (phrase, words) => {
    expect(searchWords(phrase, streams)).toMatchObject({ phrase, words });
  });

  it('are none where they would find no more than the whole phrase', () => {
    for (const phrase of ['google', 'at the interview', 'a', '!!'])
      expect(searchWords(phrase, streams)).toBeNull();
  });

  it('carry the facets they can mean, by their numbers', () => {
    expect(searchWords('google 2023 intrns', streams)?.facets).toEqual([
      { number: 2, kind: 'year', norm: '2023', rank: 0 },
      { number: 3, kind: 'experienceType', norm: 'intern', rank: 4 },
    ]);
  });
});

describe('facets', () => {
  it.each([
    ['alumnus', [['accountRole', 'alumni', 0]]],
    ['stud', [['accountRole', 'mentee', 1]]],
    ['fte', [['experienceType', 'fulltime', 0]]],
    ['vlsi', [['branch', 'ece vlsi', 0]]],
    ['mechancial', [['branch', 'mechanical', 4]]],
    ['mchanicla', []],
    ['machanical', [['branch', 'mechanical', 4]]],
    ['1899', []],
    ['google', []],
  ])('%j means %j', (word, facets) => {
    expect(facetsOf(word, 1, streams).map(({ kind, norm, rank }) => [kind, norm, rank])).toEqual(
      facets,
    );
  });
});

describe('reading a search', () => {
  const words = searchWords('google intern', streams);
  const read = async (rows: { rank: number }[], continued: 'phrase' | 'words' | null = null) => {
    const asked: string[] = [];
    const { mode } = await readSearch(
      words,
      20,
      {
        byPhrase: () => {
          asked.push('phrase');
          return Promise.resolve({ nodes: rows, mode: 'phrase' });
        },
        byWords: () => {
          asked.push('words');
          return Promise.resolve({ nodes: [{ rank: 0 }], mode: 'words' });
        },
      },
      continued,
    );
    return [...asked, mode];
  };

  it('goes on word by word when the whole phrase finds too little', async () => {
    expect(await read([])).toEqual(['phrase', 'words', 'words']);
    expect(await read(Array.from({ length: 5 }, () => ({ rank: 2 })))).toEqual([
      'phrase',
      'phrase',
    ]);
  });

  it('keeps the mode of the page before', async () => {
    expect(await read([], 'phrase')).toEqual(['phrase', 'phrase']);
    expect(await read([], 'words')).toEqual(['words', 'words']);
  });

  it('is content with a name as typed, or with five rows that are one letter wrong at most', () => {
    expect(isEnough([{ rank: 3, isNameMatch: true }], 20)).toBe(true);
    expect(isEnough([{ rank: 4 }, { rank: 4 }], 2)).toBe(true);
    expect(isEnough([{ rank: 5 }, { rank: 5 }], 2)).toBe(false);
  });
});
