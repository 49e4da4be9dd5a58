/**
 * The words of a question that say what is asked, in one form each: without what every question
 * has, inflections taken off, terms of several words as one, and what the trade has two words for
 * as one of them.
 */

/** Terms of several words, and words that mean the same in a question. */
const terms: readonly (readonly [RegExp, string])[] = [
  [/\b(singly|doubly)?[- ]?linked[- ]?lists?\b|\bll\b/g, ' linkedlist '],
  [/\bbinary search trees?\b|\bbst\b/g, ' searchtree '],
  [/\bbinary trees?\b/g, ' tree '],
  [/\bdynamic programming\b|\bdp\b/g, ' dynprog '],
  [/\boperating systems?\b|\bos\b/g, ' opsystem '],
  [/\bobject[- ]oriented( programming)?\b|\boops?\b/g, ' oop '],
  [/\bhash ?(maps?|tables?)\b|\bdictionar(y|ies)\b/g, ' hashmap '],
  [/\burl shorten\w*\b|\bshorten urls?\b|\bbitly\b|\btiny ?url\b/g, ' urlshort '],
  [/\bsystem design\b/g, ' sysdesign '],
  [/\bleast recently used( cache)?\b|\blru( cache)?\b/g, ' lru '],
  [/\blowest common ancestors?\b|\blca\b/g, ' ancestor '],
  [/\blongest common subsequences?\b|\blcs\b/g, ' longsubseq common '],
  [/\blongest increasing subsequences?\b|\blis\b/g, ' longsubseq increasing '],
  [
    /\btell (me|us) (something )?about (yourself|you)\b|\bintroduce yourself\b|\b(self|your) introduction\b/g,
    ' selfintro ',
  ],
  [/\b(second|2nd)([- ]| )(highest|largest|max(imum)?|biggest)\b/g, ' secondmax '],
  [/\b(third|3rd)([- ]| )(highest|largest|max(imum)?|biggest)\b/g, ' thirdmax '],
  [/\b(nth|kth|n'th|k'th)[- ](highest|largest|max(imum)?|biggest)\b/g, ' nthmax '],
  [/\bprimary keys?\b/g, ' primarykey '],
  [/\bforeign keys?\b/g, ' foreignkey '],
  [/\bcontext switch\w*\b/g, ' contextswitch '],
  [
    /\b(balanced|valid|matching) (parenthes[ei]s|brackets)\b|\b(parenthes[ei]s|brackets) (are |is )?(balanced|valid|matching)\b/g,
    ' brackets balanced ',
  ],
  [/\b(parenthes[ei]s|brackets)\b/g, ' brackets '],
  [/\b(level[- ]order|breadth[- ]first( search)?|bfs)\b/g, ' bfs '],
  [/\b(depth[- ]first( search)?|dfs)\b/g, ' dfs '],
  [
    /\btop (k|n|five|ten|\d+)( most)?( frequent)?\b|\bk most frequent\b|\bmost frequent (k|n|\d+)\b/g,
    ' topk ',
  ],
  [/\b(five|5) years\b/g, ' fiveyears '],
  [/\b(final|last)[- ]year projects?\b/g, ' project '],
  [/\bhttps\b/g, ' httpsecure '],
  [/\busing (two |2 |a |an )?(stack|queue|heap|array|linkedlist)s?\b/g, ' by$2 '],
  [/\bwith (two |2 |a |an )?(stack|queue|heap|array|linkedlist)s?\b/g, ' by$2 '],
  [/\b(convert|transform)\w*( an?| the)? (sorted |binary )?(\w+) (in)?to\b/g, ' convert from$4 '],
  [/\bflip[- ]?flops?\b/g, ' flipflop '],
  [/\bbit\.ly\b/g, ' urlshort '],
  [/\bnon[- ]?repeat\w*\b|\b(no|without|not) (any )?(repeat\w*|duplicate)\b/g, ' nonrepeat '],
  [/\bnon[- ](?=\w)/g, ' non '],
  [/\b(two|2)[:x]1 (mux|multiplexer)\b/g, ' mux21 '],
  [/\b3 ?sum\b|\bthree sum\b/g, ' sum triple '],
  [/\b(time )?complexit(y|ies)\b/g, ' '],
  [/\bselect (us|me|you)\b|\bhire (us|me|you)\b/g, ' hireyou '],
  [/\bc\+\+/g, ' cpp '],
  [/\bc#/g, ' csharp '],
];

const same: Readonly<Record<string, string>> = {
  loop: 'cycle',
  circular: 'cycle',
  circle: 'cycle',
  detect: 'find',
  identify: 'find',
  locate: 'find',
  search: 'find',
  return: 'find',
  get: 'find',
  print: 'find',
  compute: 'find',
  calculate: 'find',
  determine: 'find',
  check: 'find',
  fetch: 'find',
  count: 'number',
  largest: 'max',
  maximum: 'max',
  biggest: 'max',
  highest: 'max',
  greatest: 'max',
  smallest: 'min',
  minimum: 'min',
  lowest: 'min',
  least: 'min',
  invert: 'reverse',
  reversing: 'reverse',
  reversal: 'reverse',
  flip: 'reverse',
  middle: 'mid',
  center: 'mid',
  centre: 'mid',
  midpoint: 'mid',
  duplicate: 'repeat',
  repeated: 'repeat',
  repeating: 'repeat',
  recurring: 'repeat',
  dupe: 'repeat',
  remove: 'delete',
  deletion: 'delete',
  eliminate: 'delete',
  combine: 'merge',
  join: 'join',
  merging: 'merge',
  vs: 'differ',
  versus: 'differ',
  difference: 'differ',
  differentiate: 'differ',
  compare: 'differ',
  distinguish: 'differ',
  distinction: 'differ',
  contiguous: 'subarray',
  wage: 'salary',
  db: 'database',
  dbms: 'database',
  js: 'javascript',
  yourself: 'self',
  weak: 'weakness',
  strong: 'strength',
  stair: 'stair',
  staircase: 'stair',
  cab: 'taxi',
  ridesharing: 'taxi',
  uber: 'taxi',
  ola: 'taxi',
  hire: 'join',
  firm: 'company',
  organisation: 'company',
  organization: 'company',
  absent: 'missing',
  rotating: 'rotate',
  rotation: 'rotate',
  shift: 'rotate',
  occurrence: 'frequency',
  frequent: 'frequency',
  unique: 'nonrepeat',
  distinct: 'nonrepeat',
  mirror: 'symmetric',
  identical: 'same',
  prevention: 'prevent',
  avoid: 'prevent',
  avoidance: 'prevent',
  adding: 'add',
  addition: 'add',
  sum: 'sum',
  method: 'function',
  vertex: 'node',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  copy: 'clone',
  series: 'sequence',
  circuits: 'circuit',
  temporary: 'third',
  extra: 'third',
  temp: 'third',
  multiplexer: 'mux',
  travel: 'traverse',
  traversal: 'traverse',
  order: 'traverse',
  authorization: 'authorisation',
  moved: 'relocate',
  moving: 'relocate',
  tradeoff: 'trade',
  fastest: 'fast',
  quickest: 'fast',
  heavier: 'heavy',
  storeys: 'floor',
  building: 'floor',
  pros: 'advantage',
  cons: 'disadvantage',
  benefit: 'advantage',
  drawback: 'disadvantage',
  fewest: 'min',
  grid: 'matrix',
  sequences: 'sequence',
  parantheses: 'brackets',
  handle: 'resolve',
  handling: 'resolve',
  optimize: 'optimise',
  optimization: 'optimise',
  conflict: 'disagree',
  disagreement: 'disagree',
  disagreed: 'disagree',
  fail: 'failure',
  failed: 'failure',
};

const silent = new Set(
  `a an the of in on at to for from by with into as is are was were be been being do does did done how what which who whom
  why when where that this these those it its there here and or if then than so but not no can could would will should may might must you your yours we our
  us me my i they them their he she his her give given giving write wrote code program implement implementation explain explanation
  describe define definition tell about discuss talk name list show say mention example examples real life detail details briefly brief
  mean meaning means use used using uses work works working between among all any some each every every one's also etc please
  function implementing solve problem question asked ask them have has had having between via per up out let let's need needs
  basic basics concept concepts simple efficient efficiently optimal optimise optimised good way best only just more most very own new
  make create build get such like know known term terms type two's whether both during over under after before time times would
  javas following call called input output values value element elements number numbers integer integers item items e g ie
  are don't doesn't isn't what's how's it's data approach state different various kind type types working much many ways way several own algorithm algorithms complexity possible want`.split(
    /\s+/,
  ),
);

/** A light stemmer: what is left is compared, never shown. */
function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return word
    .replace(/(sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/(?<=\w{4})(ing|ed)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');
}

const stemmedSame = new Map(Object.entries(same).map(([word, to]) => [stem(word), stem(to)]));
const stemmedSilent = new Set([...silent].map(stem));

/** Words of a question that weigh, sorted, each once; of one with silent words alone, those. */
export function wordsOf(text: string): string[] {
  let line = ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b/g, '')} `;
  for (const [term, as] of terms) line = line.replace(term, as);
  const all = line.match(/[\p{L}\p{N}]+/gu) ?? [];
  const told = all
    .filter((word) => !silent.has(word))
    .map((word) => same[word] ?? stemmedSame.get(stem(word)) ?? stem(word))
    .filter((word) => !stemmedSilent.has(word));
  return [...new Set(told.length > 0 ? told : all.map(stem))].sort();
}

/** How many of its words make the pairs of a question, the longest. */
const keyWords = 7;

/**
 * What questions that are alike have in common: pairs of their words, each word alone where there
 * are only one or two.
 */
export function keysOf(words: readonly string[]): string[] {
  const told = words
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, keyWords)
    .sort();
  const pairs = told.flatMap((word, at) => told.slice(at + 1).map((other) => `${word} ${other}`));
  return told.length <= 2 ? [...told, ...pairs] : pairs;
}
