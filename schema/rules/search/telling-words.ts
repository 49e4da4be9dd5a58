/**
 * Little words, and words that fit every experience: they tell nothing apart. Who types `Amazon
 * interview questions` looks for Amazon. None of them is alone the name of a company or a role.
 */
const stopWords = new Set([
  'at',
  'in',
  'for',
  'of',
  'the',
  'and',
  'as',
  'to',
  'with',
  'from',
  'by',
  'on',
  'or',
  'an',
  'is',
  'interview',
  'interviews',
  'experience',
  'experiences',
  'placement',
  'placements',
  'my',
  'me',
  'you',
  'they',
  'how',
  'what',
  'who',
  'which',
  'do',
  'does',
  'did',
  'about',
  'into',
  'get',
  'ask',
  'asks',
  'asked',
  'question',
  'questions',
  'round',
  'rounds',
  'aptitude',
  'preparation',
  'prepare',
  'prep',
  'tips',
  'review',
  'reviews',
  'salary',
  'package',
  'ctc',
  'cgpa',
  'cutoff',
  'eligibility',
  'fresher',
  'freshers',
]);

/** As `search_norm` of the database compares, as far as facets and stop words need it. */
export const plainWord = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The words of two characters or more, without punctuation around them; `full time` and `on campus`
 * are one word.
 */
const wordsIn = (phrase: string): string[] =>
  phrase
    .replace(/\b(full|off|on)[\s-]+(time|campus)\b/giu, '$1$2')
    .split(/[\s,;:/|()&"“”]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+%]+$/gu, ''))
    .filter((word) => word.length >= 2);

/** The words of a phrase that tell something apart, each once. */
export const tellingWords = (phrase: string): string[] =>
  [...new Set(wordsIn(phrase))].filter((word) => !stopWords.has(plainWord(word)));
