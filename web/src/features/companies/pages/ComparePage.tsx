import { compareTexts } from '@schema/rules/companies/compare-texts';
import { pages } from '@schema/rules/pages/pages';
import { isGone } from '@/core/items/ItemRefused';
import { RequireMember } from '@/features/identity';
import { EmptyState, ErrorState, ListSkeleton, Page } from '@/ui';
import { ComparedQuestions } from '../compare/ComparedQuestions';
import { CompareForm } from '../compare/CompareForm';
import { CompareTable } from '../compare/CompareTable';
import { type Side, useCompared } from '../compare/useCompared';
import classes from './ComparePage.module.css';

function Compared({ sides: [one, other] }: { sides: readonly [Side, Side] }) {
  if (one.slug === '')
    return (
      <EmptyState drawing="posts" title={compareTexts.chooseTitle} text={compareTexts.chooseText} />
    );
  const failed = [one, other].find(({ failure }) => failure);
  if (failed?.failure)
    return isGone(failed.failure) ? (
      <EmptyState
        drawing="lost"
        title={compareTexts.notFound(failed.slug)}
        text={compareTexts.otherText}
      />
    ) : (
      <ErrorState title={failed.failure.text} onRetry={failed.reread} />
    );
  if (other.slug === '')
    return (
      <EmptyState drawing="posts" title={compareTexts.otherTitle} text={compareTexts.otherText} />
    );
  if (!one.company || !other.company) return <ListSkeleton count={4} lines={3} />;
  if (one.company.id === other.company.id)
    return <EmptyState drawing="posts" title={compareTexts.same} />;
  const companies = [one.company, other.company] as const;
  return (
    <>
      <CompareTable companies={companies} />
      <ComparedQuestions companies={companies} />
    </>
  );
}

function Compare() {
  const { sides, compare } = useCompared();
  const [one, other] = sides;
  const nameOf = ({ company, slug }: Side) => company?.name ?? slug;
  return (
    <Page title={pages.compareCompanies.title} lead={compareTexts.lead}>
      <div className={classes.column}>
        <CompareForm
          key={`${one.slug},${other.slug}`}
          names={[nameOf(one), nameOf(other)]}
          onCompare={compare}
        />
        <Compared sides={sides} />
      </div>
    </Page>
  );
}

/** `/companies/compare?with=infosys,zoho`: two companies side by side. */
export default function ComparePage() {
  return (
    <RequireMember why={compareTexts.members}>
      <Compare />
    </RequireMember>
  );
}
