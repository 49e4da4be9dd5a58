import { askedTexts } from '@schema/rules/companies/asked-texts';
import { compareTexts } from '@schema/rules/companies/compare-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import type { ComparedQuestionFieldsFragment } from '@/generated/documents';
import { Card, LinkButton } from '@/ui';
import classes from './ComparedQuestions.module.css';
import type { ComparedCompany } from './useCompared';

type Question = ComparedQuestionFieldsFragment;

/** Of what is asked by one alone, so many are shown; its page has all of them. */
const shownApart = 5;

const askedIn = ({ experiences, lastYear }: Question, { experienceCount }: ComparedCompany) =>
  askedTexts.askedIn(experiences, experienceCount, lastYear);

/** What both ask, with how often each. A question is the same one by its group. */
function Common({ companies: [one, other] }: Props) {
  const ofOther = new Map(other.asked.nodes.map((question) => [question.id, question]));
  const common = one.asked.nodes.flatMap((question) => {
    const same = ofOther.get(question.id);
    return same ? [{ question, same }] : [];
  });
  const most = Math.max(one.asked.nodes.length, other.asked.nodes.length);
  return (
    <Card as="section" padding="lg" aria-labelledby="both-ask" className={classes.part}>
      <h2 id="both-ask">{compareTexts.both}</h2>
      <p className={classes.about}>
        {common.length > 0 ? compareTexts.bothLead(most) : compareTexts.noneInCommon}
      </p>
      {common.length > 0 && (
        <ul role="list" aria-labelledby="both-ask" className={classes.list}>
          {common.map(({ question, same }) => (
            <li key={question.id}>
              <p className={classes.text}>{question.text}</p>
              <p className={classes.about}>
                {compareTexts.askedBy(one.name, askedIn(question, one))}
              </p>
              <p className={classes.about}>
                {compareTexts.askedBy(other.name, askedIn(same, other))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What one asks and the other does not. */
function Apart({ company, other }: { company: ComparedCompany; other: ComparedCompany }) {
  const known = new Set(other.asked.nodes.map(({ id }) => id));
  const apart = company.asked.nodes.filter(({ id }) => !known.has(id)).slice(0, shownApart);
  const title = `apart-${company.slug}`;
  return (
    <Card as="section" padding="lg" aria-labelledby={title} className={classes.part}>
      <h2 id={title}>{compareTexts.apart(company.name)}</h2>
      <p className={classes.about}>
        {apart.length > 0 ? compareTexts.apartLead : compareTexts.noneApart}
      </p>
      {apart.length > 0 && (
        <ul role="list" aria-labelledby={title} className={classes.list}>
          {apart.map((question) => (
            <li key={question.id}>
              <p className={classes.text}>{question.text}</p>
              <p className={classes.about}>{askedIn(question, company)}</p>
            </li>
          ))}
        </ul>
      )}
      <LinkButton variant="light" to={pagePathOf.company(company.slug)}>
        {compareTexts.all(company.name)}
      </LinkButton>
    </Card>
  );
}

type Props = { companies: readonly [ComparedCompany, ComparedCompany] };

/** What both companies ask, and what one alone does. */
export function ComparedQuestions({ companies }: Props) {
  const [one, other] = companies;
  return (
    <>
      <Common companies={companies} />
      <div className={classes.sides}>
        <Apart company={one} other={other} />
        <Apart company={other} other={one} />
      </div>
    </>
  );
}
