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
const present = (facts: (Fact | '' | false | null | undefined)[]): Fact[] => facts.filter((fact) => typeof fact === 'object' && fact !== null);

/** What a card says at a glance, the most telling first. */
export function cardFacts({ offerStatus, package: amount, experienceType, level, campusType }: PostCardFieldsFragment): Fact[] {
  const pay = packageText(amount, experienceType);
  return present([
    offerStatus && { label: 'Offer', value: offerStatus === 'accepted' ? 'Offer accepted' : `Offer ${offerStatus}`, tone: offerTones[offerStatus] },
    pay && { label: 'Package', value: pay },
    level && { label: 'Difficulty', value: `${levelLabels[level]} interview` },
    campusType && { label: 'Campus', value: campusLabels[campusType] },
  ]);
}

type Facts = Pick<
  PostFieldsFragment,
  | 'interviewYear' | 'experienceType' | 'campusType' | 'cgpaRequired' | 'numberOfRounds' | 'offerStatus' | 'package' | 'level' | 'mode' | 'location'
  | 'finalPlacementCount' | 'eligibleBranches'
>;

/** None named means that nobody was kept out. */
const branchesText = (named: readonly string[]): string => (named.length === 0 || named.length === branches.length ? 'All' : named.join(', '));

/** The facts strip of the post page, in the order in which people ask. */
export function postFacts(post: Facts): Fact[] {
  const pay = packageText(post.package, post.experienceType);
  return present([
    { label: 'Offer', value: offerLabels[post.offerStatus], tone: offerTones[post.offerStatus] },
    pay && { label: post.experienceType === 'intern' ? 'Stipend' : 'Package', value: pay },
    { label: 'Difficulty', value: levelLabels[post.level], tone: levelTones[post.level] },
    { label: 'Rounds', value: String(post.numberOfRounds) },
    { label: 'CGPA cut-off', value: post.cgpaRequired === 0 ? 'None' : post.cgpaRequired.toFixed(1) },
    { label: 'Campus', value: campusLabels[post.campusType] },
    { label: 'Mode', value: modeLabels[post.mode] },
    post.finalPlacementCount !== null && { label: 'Students placed', value: String(post.finalPlacementCount) },
    post.location && { label: 'Job location', value: post.location },
    { label: 'Eligible branches', value: branchesText(post.eligibleBranches) },
    { label: 'Year', value: String(post.interviewYear) },
  ]);
}
