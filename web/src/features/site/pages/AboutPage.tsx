import { site } from '@/core/site';
import { FounderCard } from '../components/FounderCard.tsx';
import grid from '../components/Grid.module.css';
import { SitePage } from '../components/SitePage.tsx';
import { founders } from '../contact.ts';

export default function AboutPage() {
  return (
    <SitePage
      title="About Us"
      lead={`Experiencia unites the ${site.people} of ${site.collegeName}. It began with one question, asked in every corridor, every August: does anyone know what they ask?`}
    >
      <section aria-labelledby="why">
        <h2 id="why">Why we made it</h2>
        <p>
          Somebody always knows. A senior who sat the same interview last year, an alumna who now
          takes those interviews, a classmate who interned there in summer. But what they know lives
          in chats that scroll away and in calls that only a few can make. Whoever has the right
          cousin gets it; the others start from nothing.
        </p>
        <p>We think that what a college has learned should belong to the whole college.</p>
      </section>
      <section aria-labelledby="what">
        <h2 id="what">What you find here</h2>
        <ul>
          <li>
            <strong>Experiences.</strong> Real interviews, round by round: what was asked, how hard
            it was, how it ended.
          </li>
          <li>
            <strong>Questions and answers.</strong> Under each experience, with the person who wrote
            it.
          </li>
          <li>
            <strong>People.</strong> Profiles with the road behind them, from the first internship
            to the present desk.
          </li>
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">How we keep it honest</h2>
        <p>
          Students prove that they belong to the institute, by email or by document, before they
          read or write. Everything carries its author’s name: there are no anonymous reviews, no
          adverts, and nothing to buy. What you write stays yours: change it or take it away
          whenever you like.
        </p>
      </section>
      {site.demo === 'on' && (
        <section aria-labelledby="who">
          <h2 id="who">Who we are</h2>
          <ul role="list" className={grid.grid}>
            {founders.map(({ name, role, words }) => (
              <FounderCard key={name} name={name} role={role}>
                <p>{words}</p>
              </FounderCard>
            ))}
          </ul>
        </section>
      )}
    </SitePage>
  );
}
