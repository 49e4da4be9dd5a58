import { type SanctionKind, sanctionTexts } from '../sanctions/sanctions-texts.ts';
import { moderationTexts, reportTexts } from './moderation-texts.ts';

/*
 * All that moderation does, as moves: from where, by whom, where to, what the audit log is told and
 * who else. The commands take who may, where it may begin and end, what is logged and told from
 * here; docs/decisions/moderation.md shows the same (a test compares them).
 */

/** How a case stands; `none` where there is none yet. An appeal is a part of its case. */
export const caseStandings = {
  none: 'No case about the thing is open.',
  open: 'It waits, and nobody has taken it.',
  claimed: 'A super admin has taken it, for two hours.',
  dismissed: 'Nothing was wrong.',
  decided: 'Something was decided, and it may be appealed for 30 days.',
  takenBack: 'An admin took back what was decided, without an appeal.',
  appealed: 'The person concerned has appealed, and waits for the answer.',
  upheld: 'The appeal was answered: the decision stands.',
  overturned: 'The appeal was answered: the decision is taken back.',
} as const;
export type CaseStanding = keyof typeof caseStandings;

/** How a thing stands that people wrote. */
export const removalStandings = {
  shown: 'It is read.',
  hiddenByReports: 'Three trusted people reported it, and no admin has decided about it.',
  hidden: 'An admin hid it.',
  deleted: 'An admin deleted it; it can be shown again for 30 days.',
  gone: 'It was deleted for good.',
} as const;
export type RemovalStanding = keyof typeof removalStandings;

/** How a person stands to a kind of sanction; a warning for itself, each one. */
export const sanctionStandings = {
  none: 'Nothing of the kind runs.',
  running: 'They are muted or banned; a warning stands.',
} as const;
export type SanctionStanding = keyof typeof sanctionStandings;

/** Who makes a move: an access rule of the call, or no call at all. */
export const movers = {
  member: 'a member',
  signedIn: 'the person concerned',
  admin: 'an admin',
  superAdmin: 'a super admin',
  reports: 'three trusted reports',
  time: 'time',
} as const;
type Mover = keyof typeof movers;

/** A move between the standings of a case, a removal or a sanction. */
export interface Move<Standing extends string> {
  from: readonly Standing[];
  by: Mover;
  to: readonly Standing[];
  /** What it does, and what else it asks for. */
  does: string;
  /** The action of the audit log: whole, behind the kind of thing (`post.hide`), or by sanction. */
  logs?: string | Partial<Record<SanctionKind, string>>;
  /** The domain event that tells of it. */
  tells?: string | Partial<Record<SanctionKind, string>>;
  /** What is said where it may not begin; `about`: who decided a case, the kind of sanction. */
  otherwise?(standing: Standing, about: string): string;
}

const undecided = ['open', 'claimed'] as const;
/** Where what was decided holds. */
export const inForce = ['decided', 'appealed', 'upheld'] as const;
const decidedBefore = (_: CaseStanding, by: string): string => reportTexts.decided(by);

export const caseMoves = {
  report: {
    from: ['none'],
    by: 'member',
    to: ['open'],
    does: 'opens a case, and admins hear of it; further reports are added and move nothing',
  },
  claim: {
    from: undecided,
    by: 'superAdmin',
    to: ['claimed'],
    does: 'keeps others from deciding it; one that another has taken is refused',
    logs: 'report.claim',
    otherwise: decidedBefore,
  },
  release: {
    from: undecided,
    by: 'superAdmin',
    to: ['open'],
    does: 'gives it back',
    logs: 'report.release',
    otherwise: decidedBefore,
  },
  decide: {
    from: undecided,
    by: 'superAdmin',
    to: ['dismissed', 'decided'],
    does: 'does with the thing or its author what was decided, and tells who reported it',
    logs: 'report.decide',
    tells: 'reportDecided',
    otherwise: decidedBefore,
  },
  takeAway: {
    from: ['none', ...undecided],
    by: 'admin',
    to: ['decided'],
    does: 'goes with a removal from a list: of a super admin the open case where there is one, else one of its own',
    tells: 'reportDecided',
    otherwise: decidedBefore,
  },
  sanction: {
    from: ['none'],
    by: 'admin',
    to: ['decided'],
    does: 'goes with a warning, mute or ban without a report',
  },
  showAgain: {
    from: ['decided', 'upheld'],
    by: 'admin',
    to: ['takenBack'],
    does: 'goes with showing again what the case took away; while an appeal waits it is refused',
    otherwise: () => moderationTexts.appealWaits,
  },
  undo: {
    from: ['decided'],
    by: 'admin',
    to: ['open', 'takenBack'],
    does: 'goes with undoing a removal; a reported one waits again, and its reporters are told of no decision',
    tells: 'decisionUndone',
    otherwise: () => moderationTexts.appealWaits,
  },
  lift: {
    from: ['decided'],
    by: 'admin',
    to: ['takenBack'],
    does: 'goes with lifting a mute or ban; a case that was appealed stays as it is',
  },
  appeal: {
    from: ['decided'],
    by: 'signedIn',
    to: ['appealed'],
    does: 'once, within 30 days, with words; who is banned by the link of the mail; admins hear of it',
    otherwise: (standing) =>
      ['appealed', 'upheld', 'overturned'].includes(standing)
        ? reportTexts.appealedAlready
        : reportTexts.noAppeal,
  },
  uphold: {
    from: ['appealed'],
    by: 'superAdmin',
    to: ['upheld'],
    does: 'another super admin than who decided, as long as there is one; who appealed is told at the bell and by mail',
    logs: 'report.appeal',
    tells: 'appealDecided',
    otherwise: () => reportTexts.noOpenAppeal,
  },
  overturn: {
    from: ['appealed'],
    by: 'superAdmin',
    to: ['overturned'],
    does: 'the same, and what the case took away or imposed is taken back',
    logs: 'report.appeal',
    tells: 'appealDecided',
    otherwise: () => reportTexts.noOpenAppeal,
  },
} as const satisfies Record<string, Move<CaseStanding>>;
export type CaseMove = keyof typeof caseMoves;

const away = ['hiddenByReports', 'hidden', 'deleted'] as const;

export const removalMoves = {
  hideByReports: {
    from: ['shown'],
    by: 'reports',
    to: ['hiddenByReports'],
    does: 'hides what was never found right before; its author is told at the bell and by mail',
    tells: 'contentRemoved',
    otherwise: () => moderationTexts.alreadyHidden,
  },
  hide: {
    from: ['shown', 'hiddenByReports'],
    by: 'admin',
    to: ['hidden'],
    does: 'counts it no more and tells readers as of a deletion; its author is told why',
    logs: 'hide',
    tells: 'contentRemoved',
    otherwise: (standing) =>
      standing === 'hidden' ? moderationTexts.alreadyHidden : moderationTexts.alreadyDeleted,
  },
  delete: {
    from: ['shown', 'hiddenByReports', 'hidden'],
    by: 'admin',
    to: ['deleted'],
    does: 'the same, and 30 days later it goes for good',
    logs: 'delete',
    tells: 'contentRemoved',
    otherwise: () => moderationTexts.alreadyDeleted,
  },
  replace: {
    from: away,
    by: 'superAdmin',
    to: ['hidden', 'deleted'],
    does: 'what is decided about a reported thing takes the place of what an admin did meanwhile, as `hide` or `delete`',
    tells: 'contentRemoved',
    otherwise: () => moderationTexts.alreadyDeleted,
  },
  restore: {
    from: away,
    by: 'admin',
    to: ['shown'],
    does: 'shows it with all that it counted, what was deleted for 30 days; its author is told; what reports or super admins took away is theirs',
    logs: 'restore',
    tells: 'contentRestored',
    otherwise: (standing) =>
      standing === 'shown' ? moderationTexts.notRemoved : moderationTexts.tooLate,
  },
  undo: {
    from: ['hidden', 'deleted'],
    by: 'admin',
    to: ['shown', ...away],
    does: 'who removed it, for ten seconds: it stands as it stood before, and is logged as that',
    otherwise: () => moderationTexts.undoTooLate,
  },
  overturn: {
    from: away,
    by: 'superAdmin',
    to: ['shown'],
    does: 'goes with an overturned appeal, however long ago, unless another case took it away since',
    logs: 'restore',
    tells: 'contentRestored',
  },
  purge: {
    from: ['deleted'],
    by: 'time',
    to: ['gone'],
    does: 'by night, 30 days later, files included, unless an appeal waits',
  },
} as const satisfies Record<string, Move<RemovalStanding>>;
export type RemovalMove = keyof typeof removalMoves;

const lifted = { mute: 'user.unmute', ban: 'user.unban' } as const;

export const sanctionMoves = {
  impose: {
    from: ['none'],
    by: 'admin',
    to: ['running'],
    does: 'warns, mutes or bans, of admins super admins alone; a ban ends sessions; told by mail, and at the bell but for bans',
    logs: { warning: 'user.warn', mute: 'user.mute', ban: 'user.ban' },
    tells: { warning: 'personWarned', mute: 'personMuted' },
    otherwise: (_standing, kind) => sanctionTexts.already[kind as SanctionKind],
  },
  lift: {
    from: ['running'],
    by: 'admin',
    to: ['none'],
    does: 'ends a mute or ban early, as who may impose it; told by mail',
    logs: lifted,
    otherwise: (_standing, kind) => sanctionTexts.notRunning[kind as 'mute' | 'ban'],
  },
  overturn: {
    from: ['running'],
    by: 'superAdmin',
    to: ['none'],
    does: 'goes with an overturned appeal, unless it is over or another one runs',
    logs: { warning: 'user.unwarn', ...lifted },
  },
  end: {
    from: ['running'],
    by: 'time',
    to: ['none'],
    does: 'once the end of a mute or ban has come; told by mail',
  },
} as const satisfies Record<string, Move<SanctionStanding>>;
export type SanctionMove = keyof typeof sanctionMoves;

/** Whether a move may begin where something stands. */
export const mayBegin = <Standing extends string>(
  move: Move<Standing>,
  standing: Standing,
): boolean => move.from.includes(standing);

/** @throws Error where a move ended elsewhere than it says: a fault of ours */
export function assertEnded<Standing extends string>(
  name: string,
  move: Move<Standing>,
  standing: Standing,
): void {
  if (!move.to.includes(standing)) throw new Error(`${name} does not end with ${standing}`);
}
