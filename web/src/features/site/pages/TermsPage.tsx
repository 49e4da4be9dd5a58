import { useCollegeWords } from '@/core/college/college-words';
import { site } from '@/core/site';
import { LinkButton } from '@/ui';
import grid from '../components/Grid.module.css';
import { SitePage } from '../components/SitePage.tsx';
import { lastUpdated, terms } from '../terms.ts';

export default function TermsPage() {
  const { email } = useCollegeWords();
  const clauses = terms(site.collegeName, email || null);
  return (
    <SitePage title="Terms and Conditions" lead={`Last updated: ${lastUpdated}`} start={false}>
      <nav aria-label="Sections">
        <ol className={grid.contents}>
          {clauses.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {clauses.map(({ id, title, paragraphs }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className={grid.anchor}>
            {title}
          </h2>
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
      <p>
        <LinkButton to="/" variant="default">
          Back
        </LinkButton>
      </p>
    </SitePage>
  );
}
