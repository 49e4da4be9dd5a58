import type { PostCardFieldsFragment, PostFieldsFragment } from '@/generated/documents';
import { branches } from '@schema/rules/college';
import { packageText } from '@schema/rules/display';
import { campusLabels, levelLabels, modeLabels, offerLabels } from '@schema/rules/posts-texts';

/** Colour is for meaning only: an offer or a difficulty, never a place or a number. */
export type Tone = 'neutral' | 'good' | 'warn' | 'bad';
export type Fact = { label: string; value: string; tone?: Tone };

const offerTones = { accepted: 'good', rejected: 'bad', pending: 'warn' } as const;
const levelTones = { easy: 'good', medium: 'warn', hard: 'bad' } as const;

/** What the author left out is left out. */
const present = (facts: (Fact | '' | null | undefined | false)[]): Fact[] =>
  facts.filter((fact) => typeof fact === 'object' && fact !== null);

/** What a card says at a glance, the most telling first. */
export function cardFacts({
  offerStatus,
  package: amount,
  experienceType,
  level,
  campusType,
}: PostCardFieldsFragment): Fact[] {
  const pay = packageText(amount, experienceType);
  return present([
    offerStatus && {
      label: 'Offer',
      value: offerStatus === 'accepted' ? 'Offer accepted' : `Offer ${offerStatus}`,
      tone: offerTones[offerStatus],
    },
    pay && { label: 'Package', value: pay },
    level && { label: 'Difficulty', value: `${levelLabels[level]} interview` },
    campusType && { label: 'Campus', value: campusLabels[campusType] },
  ]);
}

/** None named means that nobody was kept out. */
const branchesText = (named: readonly string[]): string =>
  named.length === 0 || named.length === branches.length ? 'All' : named.join(', ');

type General = Pick<
  PostFieldsFragment,
  'eligibleBranches' | 'mode' | 'location' | 'finalPlacementCount'
>;

/** Who could apply, how and where it was held. */
const drive = ({ eligibleBranches, mode, location }: General): (Fact | '' | null | undefined)[] => [
  { label: 'Eligible branches', value: branchesText(eligibleBranches) },
  { label: 'Drive mode', value: modeLabels[mode] },
  location && { label: 'Job location', value: location },
];
const placed = ({ finalPlacementCount }: General): Fact | false =>
  typeof finalPlacementCount === 'number' && {
    label: 'Total students placed',
    value: String(finalPlacementCount),
  };

/** What a crisp post has under General Details; a story, which has no such section, says all of it in its strip. */
export const generalFacts = (post: General): Fact[] => present([...drive(post), placed(post)]);

type Facts = General &
  Pick<
    PostFieldsFragment,
    | 'postType'
    | 'experienceType'
    | 'cgpaRequired'
    | 'numberOfRounds'
    | 'offerStatus'
    | 'package'
    | 'level'
  >;

/** The facts strip of the post page, in the order in which people ask; company, role, year and campus stand above it. */
export function postFacts(post: Facts): Fact[] {
  const pay = packageText(post.package, post.experienceType);
  return present([
    { label: 'Offer', value: offerLabels[post.offerStatus], tone: offerTones[post.offerStatus] },
    pay && { label: post.experienceType === 'intern' ? 'Stipend' : 'Package', value: pay },
    { label: 'Difficulty', value: levelLabels[post.level], tone: levelTones[post.level] },
    { label: 'Rounds', value: String(post.numberOfRounds) },
    {
      label: 'CGPA cut-off',
      value: post.cgpaRequired === 0 ? 'None' : post.cgpaRequired.toFixed(1),
    },
    ...drive(post),
    post.postType === 'story' && placed(post),
  ]);
}

/** What was measured of an assessment or a round, in one line. */
export function measured({
  duration,
  mode,
  level,
  shortlistedCount,
}: {
  duration?: number | null;
  mode?: keyof typeof modeLabels | null;
  level?: keyof typeof levelLabels | null;
  shortlistedCount?: number | null;
}): string {
  return [
    duration && `${duration} min`,
    mode && modeLabels[mode],
    level && levelLabels[level],
    typeof shortlistedCount === 'number' && `${shortlistedCount} shortlisted`,
  ]
    .filter(Boolean)
    .join(' · ');
}
