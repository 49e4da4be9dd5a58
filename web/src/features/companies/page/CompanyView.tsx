import { companyTexts, tellingCount } from '@schema/rules/companies/companies-texts';
import { comparePath, compareTexts } from '@schema/rules/companies/compare-texts';
import { lazy, Suspense } from 'react';
import { useViewer } from '@/features/identity';
import type { CompanyQuery } from '@/generated/documents';
import { Card, CompanyLogo, LinkButton, Page } from '@/ui';
import classes from './CompanyView.module.css';
import { FollowButton } from './FollowButton';
import { AskedList } from './lists/AskedList';
import { ExperienceList } from './lists/ExperienceList';
import { OpeningList } from './lists/OpeningList';
import { PeopleList } from './lists/PeopleList';
import { type Jump, PageJumps } from './PageJumps';
import { RoundsSection } from './RoundsSection';
import { SeasonsSection } from './SeasonsSection';
import { SharesSection } from './SharesSection';

// Admins alone load what changes it.
const LogoMenu = lazy(() => import('../logo/LogoMenu'));

type Props = { company: CompanyQuery['company'] };

/** What experiences say together; a few of them are read one by one. */
function Told({ company: { slug, experienceCount, facts } }: Props) {
  if (!facts || experienceCount === 0) return null;
  if (experienceCount < tellingCount)
    return <p className={classes.few}>{companyTexts.few(experienceCount)}</p>;
  return (
    <>
      <p className={classes.few}>{companyTexts.restsOn(experienceCount, facts.years[0])}</p>
      <RoundsSection facts={facts} />
      <SharesSection facts={facts} of={experienceCount} />
      <SeasonsSection slug={slug} years={facts.years} />
    </>
  );
}

/** The parts that a company's page has, as they follow one another. */
function partsOf({ experienceCount, openingCount, facts }: Props['company']): Jump[] {
  const isTold = facts !== null && experienceCount >= tellingCount;
  const parts: [Jump, boolean][] = [
    ['asked', experienceCount > 0],
    ['rounds', isTold && facts.rounds.length > 0],
    ['seasons', isTold],
    ['openings', openingCount > 0],
    ['experiences', true],
    ['people', true],
  ];
  return parts.filter(([, isThere]) => isThere).map(([id]) => id);
}

/** The page of a company: how it runs, by season, what was told, open jobs, people. */
export function CompanyView({ company }: Props) {
  const { name, slug, openingCount } = company;
  const followers = company.followers.count;
  const { me } = useViewer();
  return (
    <Page title={name} titleHidden>
      <div className={classes.column}>
        <Card padding="lg" className={classes.head}>
          <CompanyLogo name={name} size={64} />
          <div className={classes.words}>
            <p className={classes.name}>{name}</p>
            <p className={classes.counts}>
              {[
                ...companyTexts.counts(company),
                ...(followers > 0 ? [companyTexts.followers(followers)] : []),
              ].join(' · ')}
            </p>
          </div>
          <div className={classes.actions}>
            <FollowButton company={company} />
            <LinkButton variant="light" to={comparePath(slug)}>
              {compareTexts.compareWith}
            </LinkButton>
            {(me?.isAdmin || me?.isSuperAdmin) && (
              <Suspense fallback={null}>
                <LogoMenu company={company} />
              </Suspense>
            )}
          </div>
        </Card>
        <PageJumps parts={partsOf(company)} />
        {company.experienceCount > 0 && <AskedList slug={slug} company={company} />}
        <Told company={company} />
        {openingCount > 0 && <OpeningList slug={slug} />}
        <ExperienceList slug={slug} experienceCount={company.experienceCount} />
        <PeopleList slug={slug} />
      </div>
    </Page>
  );
}
