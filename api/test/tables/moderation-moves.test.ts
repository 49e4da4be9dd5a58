import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  caseMoves,
  caseStandings,
  type Move,
  movers,
  removalMoves,
  removalStandings,
  sanctionMoves,
  sanctionStandings,
} from '../../../schema/rules/moderation/moderation-moves.ts';
import { type CaseFacts, standingOf } from '../../src/features/moderation/case-moves.ts';

const root = join(import.meta.dirname, '../../..');

interface Machine {
  title: string;
  first: string;
  standings: Record<string, string>;
  moves: Record<string, Move<string>>;
}
const machine = <Standing extends string>(
  title: string,
  standings: Record<Standing, string>,
  moves: Record<string, Move<Standing>>,
): Machine => ({
  title,
  first: Object.keys(standings)[0] ?? '',
  standings,
  moves: moves as Record<string, Move<string>>,
});
const machines = [
  machine('A case', caseStandings, caseMoves),
  machine('A thing', removalStandings, removalMoves),
  machine('A sanction', sanctionStandings, sanctionMoves),
];

/** `a`, or of several kinds `a, b`. */
const named = (names: Move<string>['logs']): string =>
  (typeof names === 'string' ? [names] : Object.values(names ?? {}))
    .map((name) => `\`${name}\``)
    .join(', ');

/** What a move says where it may not begin, and of which standings it says that. */
function refusals({ standings }: Machine, { from, otherwise }: Move<string>): string {
  const others = Object.keys(standings).filter((standing) => !from.includes(standing));
  const kinds = Object.keys(standings).includes('running') ? ['mute', 'ban'] : ['…'];
  const texts = otherwise ? others.flatMap((one) => kinds.map((kind) => otherwise(one, kind))) : [];
  return [...new Set(texts)].map((text) => `'${text}'`).join(', ');
}

const drawing = ({ first, moves }: Machine): string[] =>
  Object.entries(moves).flatMap(([name, { from, to }]) =>
    from.flatMap((one) =>
      to
        .filter((other) => other !== one)
        .map(
          (other) =>
            `  ${one === first ? '[*]' : one} --> ${other === first ? '[*]' : other}: ${name}`,
        ),
    ),
  );

/** A machine as the page shows it. */
const pageOf = (one: Machine): string =>
  [
    `### ${one.title}`,
    '',
    ...Object.entries(one.standings).map(([name, says]) => `- \`${name}\`: ${says}`),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...drawing(one),
    '```',
    '',
    '| move | from | by | to | what it does | logged | told | else |',
    '|---|---|---|---|---|---|---|---|',
    ...Object.entries(one.moves).map(([name, move]) =>
      [
        `| \`${name}\` | ${move.from.join(', ')} | ${movers[move.by]} | ${move.to.join(', ')} |`,
        `${move.does} | ${named(move.logs)} | ${named(move.tells)} | ${refusals(one, move)} |`,
      ]
        .join(' ')
        .replaceAll('|  |', '| – |')
        .replaceAll('|  |', '| – |'),
    ),
  ].join('\n');

describe('the moves of moderation', () => {
  it.each(machines)('$title is on the page as the table has it', (one) => {
    const page = readFileSync(join(root, 'docs/decisions/moderation.md'), 'utf8');
    expect(page).toContain(pageOf(one));
  });

  it.each(machines)('$title comes into each standing by a move', ({ first, standings, moves }) => {
    const reached = new Set([first]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { from, to } of Object.values(moves))
        if (from.some((one) => reached.has(one))) for (const one of to) reached.add(one);
    }
    expect([...reached].sort()).toEqual(Object.keys(standings).sort());
  });
});

const at = new Date('2026-01-02');
const nothingYet: CaseFacts = {
  decision: null,
  decidedAt: null,
  claimedUntil: null,
  takenBackAt: null,
  appealedAt: null,
  appealOutcome: null,
};
const hidden: CaseFacts = { ...nothingYet, decision: 'hide', decidedAt: at };

describe('how a case stands', () => {
  it.each<[string, CaseFacts]>([
    ['open', nothingYet],
    ['claimed', { ...nothingYet, claimedUntil: new Date('2026-01-03') }],
    ['open', { ...nothingYet, claimedUntil: at }],
    ['dismissed', { ...nothingYet, decision: 'nothing', decidedAt: at }],
    ['decided', hidden],
    ['decided', { ...nothingYet, decision: 'warn', decidedAt: at }],
    ['takenBack', { ...hidden, takenBackAt: at }],
    ['appealed', { ...hidden, appealedAt: at }],
    ['upheld', { ...hidden, appealedAt: at, appealOutcome: 'upheld' }],
    ['overturned', { ...hidden, appealedAt: at, appealOutcome: 'overturned' }],
    ['takenBack', { ...hidden, appealedAt: at, appealOutcome: 'upheld', takenBackAt: at }],
  ])('%s', (standing, facts) => {
    expect(standingOf(facts, at)).toBe(standing);
  });
});

/** Columns that tell how something stands, asked or set beside the moves. */
const columns =
  'decidedAt|appealedAt|appealOutcome|takenBackAt|claimedUntil|restoredAt|purgedAt|liftedAt';
const byHand = new RegExp(
  `(?:!|&& |\\|\\| |if \\(|\\? )(?:\\w+\\??\\.)?(?:${columns})\\b|\\.(?:${columns}) = |\\b(?:${columns}) [!=]== `,
);
/** Where that is neither a state that is asked nor a move. */
const beside: Record<string, string> = {
  'moderation/reports/appeals/appeals.ts': 'how long ago it was decided',
  'moderation/removals/notify-author.ts': 'whether a mail is sent as well',
  'sanctions/sanction-mails.ts': 'whether a mail is sent as well',
};

describe('states and moves of moderation', () => {
  it('are asked and made by the table alone', () => {
    const found = globSync('{moderation,sanctions}/**/*.ts', {
      cwd: join(root, 'api/src/features'),
    })
      .filter((file) => !/\.(?:test|entity|queries)\.ts$|-moves\.ts$/.test(file))
      .flatMap((file) =>
        readFileSync(join(root, 'api/src/features', file), 'utf8')
          .split('\n')
          .filter((line) => byHand.test(line) && !(file in beside))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['if (found.decidedAt) throw', true],
    ['  one.takenBackAt = by.at;', true],
    ['return running !== null && !running.purgedAt;', true],
    ['moveCase(work, one, name, at, { takenBackAt: at });', false],
  ])('one that is asked or made by hand is found: %s', (line, isFound) => {
    expect(byHand.test(line)).toBe(isFound);
  });
});
