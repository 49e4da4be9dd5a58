import { askedTexts } from '@schema/rules/companies/asked-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import type { BankQuestionFieldsFragment } from '@/generated/documents';
import classes from './BankQuestion.module.css';

const texts = askedTexts.bank;

/** A question of the bank: what it is about, how often and when it was asked last, and by whom. */
export function BankQuestion({ question }: { question: BankQuestionFieldsFragment }) {
  const { text, topic, experiences, lastYear, companies, companyCount } = question;
  const others = companyCount - companies.length;
  return (
    <li className={classes.question}>
      <h2 className={classes.text}>{text}</h2>
      <p className={classes.about}>
        {askedTexts.topics[topic]} · {texts.askedIn(experiences, lastYear)}
      </p>
      <p className={classes.companies}>
        <span>{texts.askedBy}</span>
        {companies.map(({ slug, name }) => (
          <Link key={slug} to={`${pagePathOf.company(slug)}?topic=${topic}#asked`}>
            {name}
          </Link>
        ))}
        {others > 0 && <span>{texts.more(others)}</span>}
      </p>
    </li>
  );
}
