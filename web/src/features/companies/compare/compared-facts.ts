import { askedTexts } from '@schema/rules/companies/asked-texts';
import { companyTexts, tellingCount } from '@schema/rules/companies/companies-texts';
import { compareTexts } from '@schema/rules/companies/compare-texts';
import { levelLabels } from '@schema/rules/posts/posts-texts';
import type { ComparedCompany } from './useCompared';

/** A line of a fact; with a share, a bar of so much of the whole stands below it. */
export type Line = { text: string; share?: number };
export type FactName = keyof typeof compareTexts.rows;

type Facts = NonNullable<ComparedCompany['facts']>;
type Told = { company: ComparedCompany; facts: Facts };

const { share, range } = companyTexts;

const rounds = ({ facts }: Told): Line[] => [
  ...(facts.usualRounds === null ? [] : [{ text: companyTexts.roundsLead(facts.usualRounds) }]),
  ...facts.rounds.map(({ kind, experiences, minutes }) => ({
    text: compareTexts.round(
      companyTexts.kinds[kind],
      companyTexts.metBy(experiences, facts.withRounds),
      minutes,
    ),
    share: experiences / facts.withRounds,
  })),
];

function levels({ facts }: Told): Line[] {
  const told = facts.levels.reduce((sum, { experiences }) => sum + experiences, 0);
  return facts.levels.map(({ level, experiences }) => ({
    text: `${levelLabels[level]}: ${share(experiences, told)}`,
    share: experiences / told,
  }));
}

const packages = ({ facts }: Told): Line[] =>
  facts.years.flatMap(({ year, experiences, lowestPackage: low, highestPackage: high }) =>
    low === null || high === null
      ? []
      : [
          {
            text: compareTexts.season(year, compareTexts.restingOn(range(low, high), experiences)),
          },
        ],
  );

const offers = ({ facts }: Told): Line[] =>
  facts.years.map(({ year, offers: taken, experiences }) => ({
    text: compareTexts.season(year, share(taken, experiences)),
    share: taken / experiences,
  }));

const branches = ({ company, facts }: Told): Line[] =>
  facts.branches.map(({ branch, experiences }) => ({
    text: `${branch}: ${share(experiences, company.experienceCount)}`,
  }));

const topics = ({ company }: Told): Line[] =>
  company.askedTopics.map(({ topic, questions }) => ({
    text: askedTexts.topicCount(askedTexts.topics[topic], questions),
  }));

const together = { rounds, levels, packages, offers, branches, topics };
export const togetherNames = Object.keys(together) as (keyof typeof together)[];

/** How many told, and how many jobs are open: said of every company. */
export function restingOn(company: ComparedCompany): Line[] {
  const { experienceCount: count, openingCount, facts } = company;
  const told =
    count === 0
      ? compareTexts.noneTold
      : count < tellingCount
        ? compareTexts.fewTold(count)
        : companyTexts.restsOn(count, facts?.years[0]);
  return [{ text: told }, { text: compareTexts.openings(openingCount) }];
}

/** What experiences say together of one thing; nothing where they are too few to say it. */
export const factOf = (name: keyof typeof together, company: ComparedCompany): Line[] =>
  company.facts && company.experienceCount >= tellingCount
    ? together[name]({ company, facts: company.facts })
    : [];
