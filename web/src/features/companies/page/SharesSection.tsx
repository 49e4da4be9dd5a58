import { companyTexts } from '@schema/rules/companies/companies-texts';
import { levelLabels, offerTexts } from '@schema/rules/posts/posts-texts';
import type { CompanyFactsFieldsFragment } from '@/generated/documents';
import { Card, Chip } from '@/ui';
import classes from './SharesSection.module.css';

type Share = { label: string; experiences: number };

/** How many of all say what: a bar and its words. */
function Shares({
  id,
  title,
  shares,
  of,
}: {
  id: string;
  title: string;
  shares: Share[];
  of: number;
}) {
  return (
    <section aria-labelledby={id} className={classes.shares}>
      <h2 id={id}>{title}</h2>
      <ul role="list" className={classes.list}>
        {shares.map(({ label, experiences }) => (
          <li key={label} className={classes.share}>
            <span>{label}</span>
            <span className={classes.count}>{companyTexts.share(experiences, of)}</span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${(100 * experiences) / of}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How hard it was, how it ended, and for whom it was open. */
export function SharesSection({ facts, of }: { facts: CompanyFactsFieldsFragment; of: number }) {
  const told = facts.levels.reduce((sum, { experiences }) => sum + experiences, 0);
  return (
    <Card padding="lg" className={classes.part}>
      {told > 0 && (
        <Shares
          id="levels"
          title={companyTexts.levels}
          of={told}
          shares={facts.levels.map(({ level, experiences }) => ({
            label: levelLabels[level],
            experiences,
          }))}
        />
      )}
      <Shares
        id="outcomes"
        title={companyTexts.outcomes}
        of={of}
        shares={facts.outcomes.map(({ status, experiences }) => ({
          label: offerTexts[status],
          experiences,
        }))}
      />
      {facts.branches.length > 0 && (
        <section aria-labelledby="branches" className={classes.shares}>
          <h2 id="branches">{companyTexts.branches}</h2>
          <ul role="list" className={classes.chips}>
            {facts.branches.map(({ branch, experiences }) => (
              <li key={branch}>
                <Chip>{`${branch} · ${companyTexts.share(experiences, of)}`}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}
