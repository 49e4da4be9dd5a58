const count =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)';
/** What a paper is made of. */
const piece =
  '(?:questions?|mcqs?|problems?|programs?|puzzles?|parts?|sections?|rounds?|statements?|answers?|games?|hours?|minutes?|marks?|cases?)';
/** What only papers have: of two of these, or of one and how much of it, a paper is told. */
const kind =
  '(?:aptitude|reasoning|verbal|english|quantitative|psychometric|personality test|game-based|pseudo-?code|work-style survey|workplace simulation|mcqs?)';

/** What tells of the paper, its marks and its rules. */
const ofThePaper = [
  /\bnegative mark|^(?:\w+ )?cut-?offs?\b(?! frequenc)|\b(?:is|are|was|were) not allowed$/,
  /^[\w-]+ marks\b/,
  /^no (?:\w+ ){0,2}(?:at all|allowed)$/,
  /^(?:difficulty|duration|sections?|pattern|platform|venue|time limit)\b(?:\s*[:=–-]| \d)/,
  /^(?:overall|elimination|same pattern|mostly from)\b/,
  /^the (?:\w+ ){0,2}(?:problems|questions|rounds?|tables)\b[^:]* (?:is|are|takes?)\b[^:]*$/,
  // "Forty questions on DBMS, ten on C", but not "Two problems: reverse a list, …".
  new RegExp(
    `^(?:then )?${count} (?:[\\w-]+ ){0,2}${piece}\\b(?: (?:each|in|on|of|with|without|about|from|for) [^:;]*)?(?:, [^:;]*)?$`,
  ),
  new RegExp(`^${count} (?:[\\w-]+ ){0,2}(?:mcqs|games|statements|sections|parts)\\b`),
  new RegExp(`\\b${kind}\\b.*\\b(?:${kind}|questions?|parts?|sections?|rounds?)\\b`),
  new RegExp(`\\b${count} (?:[\\w-]+ ){0,2}${kind}\\b|\\b${kind} (?:of )?${count}\\b`),
];

const somebody = '(?:i|we|they|he|she|it|nobody|everybody|everyone|somebody)';
const did =
  '(?:was|were|had|went|came|got|took|gave|made|passed|lasted|joined|started|began|ended|ran|said|told|asked|explained|announced|happened|appeared|spoke|could|wanted|liked)';
/** Who acts in a sentence that tells; behind "what", "which" or "a time" one is asked for it. */
const subject =
  '(?:the|my|our|this|these|all|some|most|only|another|around|about|hr|hints?|interviewers?|results?|questions?|duration|aptitude|coding|everyone)';
const asksAgain = '(?:i|we|you|who|which|what|where|when|how|that)';

/** What tells how it went. */
const ofTheDay = [
  /^(?:i|we|they|he|she|it|that|this|nobody|nothing|everybody|everyone) /,
  /^(?:hints? (?:was|were)|got|went|waited|cleared|managed|received|finished|attempted)\b/,
  new RegExp(
    `^(?:then )?(?:${subject}|${count})(?: (?!${asksAgain}\\b)[\\w'’-]+){0,6}? ${did}\\b(?! (?:given|\\w+ing)\\b)[^:]*$`,
  ),
  new RegExp(`^(?:after|before|later|finally|then)\\b.{0,40}\\b${somebody} \\w+ed\\b`),
  new RegExp(`[,:] ${somebody} (?:said|asked|answered|told)\\b`),
];

/** What readers are told to do. */
const advice = [
  /^(?:be|stay) (?!there|ready)\w+/,
  /^(?:do not|don['’]t|never) (?:cheat|panic|lie|bluff|worry|hesitate)\b/,
  /^(?:prepare|revise|practi[sc]e|brush up|go through) (?!an?\b)/,
  /^keep (?:your|calm|it|practi)/,
];

/**
 * Whether a line of a round tells of the paper, of the day or what to do, instead of what was
 * asked. What has a question mark tells nothing. The rules are chosen by half of the labelled
 * lines (`lines/lines.yaml`); a question that is lost costs more than one line too many.
 */
export function isTelling(line: string): boolean {
  if (line.includes('?')) return false;
  const text = line.toLowerCase();
  return [...ofThePaper, ...ofTheDay, ...advice].some((one) => one.test(text));
}
