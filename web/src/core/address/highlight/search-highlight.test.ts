import { describe, expect, it, test } from 'vitest';
import { highlightSearch } from './search-highlight';

/** The texts with what is marked in brackets. */
const marked = (term: string, ...texts: string[]) =>
  highlightSearch(term, texts).map((segments) =>
    segments.map(({ text, marked: is }) => (is ? `[${text}]` : text)).join(''),
  );

test('marks the term as typed, wherever it stands, whatever the case and the accents', () => {
  expect(marked('goo', 'Google', 'SDE at GOOGLE')).toEqual(['[Goo]gle', 'SDE at [GOO]GLE']);
  expect(marked('sas', 'Sasken, Sas')).toEqual(['[Sas]ken, [Sas]']);
  expect(marked('nestle', 'Nestlé India')).toEqual(['[Nestlé] India']);
  expect(marked('cafe\u0301', 'Café, cafe\u0301, CAFE')).toEqual(['[Café], [cafe\u0301], [CAFE]']);
  expect(marked('  #DSA ', '#dsa', '#dsalgo')).toEqual(['#[dsa]', '#[dsa]lgo']);
  expect(marked('test engineer', 'Software Test  Engineer')).toEqual(['Software [Test  Engineer]']);
});

test('one or two letters mark beginnings of words alone', () => {
  expect(marked('in', 'Intel India', 'Training')).toEqual(['[In]tel [In]dia', 'Training']);
});

test('words apart are marked apart', () => {
  expect(marked('google engineer', 'Google', 'Software Engineer', 'Asha')).toEqual([
    '[Google]',
    'Software [Engineer]',
    'Asha',
  ]);
  expect(marked('gogle engineer', 'Google', 'Software Engineer', 'Asha')).toEqual([
    '[Google]',
    'Software [Engineer]',
    'Asha',
  ]);
  expect(marked('fatma micrsoft', 'Microsoft', 'Fatima Sheikh')).toEqual([
    '[Microsoft]',
    '[Fatima] Sheikh',
  ]);
});

describe('a mistyped term', () => {
  it.each([
    ['gogle', 'Google', '[Google]'],
    ['goolge', 'Google', '[Google]'],
    ['googlee', 'Google', '[Google]'],
    ['micrsoft', 'Microsoft India', '[Microsoft] India'],
    ['asga rao', 'Asha Rao', '[Asha] [Rao]'],
    ['zaho', 'Zoho', '[Zoho]'],
    ['makemytrp', 'Make My Trip', '[Make My Trip]'],
    ['enginer', 'Test Engineering', 'Test [Engineering]'],
  ])('%s marks the word that was meant in %s', (term, text, shown) => {
    expect(marked(term, text)).toEqual([shown]);
  });

  it('marks the nearest word of the card, not all that are a little alike', () => {
    expect(marked('gogle', 'Google', 'Goggle works')).toEqual(['[Google]', '[Goggle] works']);
    expect(marked('amazn', 'Amazon', 'Amla Zinc')).toEqual(['[Amazon]', 'Amla Zinc']);
  });

  it('marks nothing where a word stands as typed, and nothing far off', () => {
    expect(marked('intel', 'Intel', 'Intl desk')).toEqual(['[Intel]', 'Intl desk']);
    expect(marked('zoho', 'Siemens', 'Designer')).toEqual(['Siemens', 'Designer']);
  });
});

test('loses no letter: the pieces are the text, whatever is searched for', () => {
  const texts = ['', '  ', 'İstanbul ﬁber', '👩‍💻 Dev', 'a\u0301\u0301 b', 'ẞ straße', '日本 株式'];
  for (const term of [
    '',
    ' ',
    '#',
    'i',
    'dev',
    'fiber',
    'strasse',
    '(',
    '\\',
    '👩',
    'a b c d e',
    'x'.repeat(100),
  ]) {
    expect(
      highlightSearch(term, texts).map((segments) => segments.map(({ text }) => text).join('')),
    ).toEqual(texts);
  }
});
