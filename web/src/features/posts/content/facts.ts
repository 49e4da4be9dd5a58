import { branchesOf } from '@schema/rules/college/college';
import {
  campusLabels,
  levelLabels,
  levelTexts,
  modeLabels,
  offerLabels,
  offerTexts,
} from '@schema/rules/posts/posts-texts';
import { packageText } from '@schema/rules/text/display';
import { studiesNow } from '@/core/college/studies';
import type { PostCardFieldsFragment, PostFieldsFragment } from '@/generated/documents';
import type { Fact } from '@/ui';

/** Nothing where the author left it empty. */
type MaybeFact = Fact | '' | null | undefined | false;

/** Beside the word "Offer". */
const offerShort = { ...offerLabels, rejected: offerTexts.rejected } as const;
const offerTones = { accepted: 'good', rejected: 'bad', pending: 'warn' } as const;
const levelTones = { easy: 'good', medium: 'warn', hard: 'bad' } as const;

/** A value that stands where the author did not say is nobody's word. */
export const ifTold = <Value>(value: Value, isTold: boolean | null | undefined): Value | null =>
  isTold === false ? null : value;

const withoutMissing = (facts: MaybeFact[]): Fact[] =>
  facts.filter((fact) => typeof fact === 'object' && fact !== null);

/** What a card says at a glance, the most telling first. */
export function cardFacts(card: PostCardFieldsFragment): Fact[] {
  const { offerStatus, campusType } = card;
  const level = ifTold(card.level, card.isLevelTold);
  const pay = packageText(card.package, card.experienceType);
  return withoutMissing([
    offerStatus && {
      label: 'Offer',
      value: offerTexts[offerStatus],
      tone: offerTones[offerStatus],
    },
    pay && { label: 'Package', value: pay },
    level && { label: 'Difficulty', value: levelTexts[level] },
    campusType && { label: 'Campus', value: campusLabels[campusType] },
  ]);
}

/** None named means that nobody was kept out. */
const branchesText = (named: readonly string[]): string =>
  named.length === 0 || branchesOf(studiesNow()).every((branch) => named.includes(branch))
    ? 'All'
    : named.join(', ');

/** As it is published, or as its author is about to: what they do not say is null there. */
type DrivePost = Pick<
  PostFieldsFragment,
  'eligibleBranches' | 'location' | 'finalPlacementCount'
> & { mode: PostFieldsFragment['mode'] | null; isModeTold?: boolean };

/** Who could apply, how and where it was held. */
function driveFacts({ eligibleBranches, location, ...post }: DrivePost): MaybeFact[] {
  const mode = ifTold(post.mode, post.isModeTold);
  return [
    { label: 'Eligible branches', value: branchesText(eligibleBranches) },
    mode && { label: 'Drive mode', value: modeLabels[mode] },
    location && { label: 'Job location', value: location },
  ];
}
const placementFact = ({ finalPlacementCount }: DrivePost): MaybeFact =>
  typeof finalPlacementCount === 'number' && {
    label: 'Total students placed',
    value: String(finalPlacementCount),
  };

/** What a crisp post has under General Details: what its strip does not say. */
export const generalFacts = (post: DrivePost): Fact[] =>
  withoutMissing([...driveFacts(post), placementFact(post)]);

type StripPost = DrivePost &
  Pick<
    PostFieldsFragment,
    'postType' | 'experienceType' | 'cgpaRequired' | 'numberOfRounds' | 'offerStatus' | 'package'
  > & {
    level: PostFieldsFragment['level'] | null;
    isLevelTold?: boolean;
    rounds: readonly unknown[];
    storyRounds: readonly unknown[];
  };

/** `3`, or `1 of 3 told` where the author left some out. */
function roundsText({ postType, numberOfRounds, rounds, storyRounds }: StripPost): string {
  const told = (postType === 'story' ? storyRounds : rounds).length;
  return told > 0 && told < numberOfRounds
    ? `${told} of ${numberOfRounds} told`
    : String(numberOfRounds);
}

/**
 * The facts strip of a post, in the order in which people ask; company, role, year and campus stand
 * above it. A story has no General Details below: its strip says those too.
 */
export function postFacts(post: StripPost): Fact[] {
  const { offerStatus, experienceType, cgpaRequired } = post;
  const level = ifTold(post.level, post.isLevelTold);
  const pay = packageText(post.package, experienceType);
  return withoutMissing([
    { label: 'Offer', value: offerShort[offerStatus], tone: offerTones[offerStatus] },
    pay && { label: experienceType === 'intern' ? 'Stipend' : 'Package', value: pay },
    level && { label: 'Difficulty', value: levelLabels[level], tone: levelTones[level] },
    { label: 'Rounds', value: roundsText(post) },
    { label: 'CGPA cut-off', value: cgpaRequired === 0 ? 'None' : cgpaRequired.toFixed(1) },
    ...(post.postType === 'story' ? [...driveFacts(post), placementFact(post)] : []),
  ]);
}

type Figures = {
  duration?: number | null;
  mode?: keyof typeof modeLabels | null;
  level?: keyof typeof levelLabels | null;
  shortlistedCount?: number | null;
};

/** The figures of an assessment or a round in one line: `60 min · Online · 40 shortlisted`. */
export const figuresText = ({ duration, mode, level, shortlistedCount }: Figures): string =>
  [
    duration && `${duration} min`,
    mode && modeLabels[mode],
    level && levelTexts[level],
    typeof shortlistedCount === 'number' && `${shortlistedCount} shortlisted`,
  ]
    .filter(Boolean)
    .join(' · ');
