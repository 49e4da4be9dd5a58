import { collegeTexts } from '@schema/rules/college/college-texts';
import { useCollegeWords } from '@/core/college/college-words';
import { site } from '@/core/site';
import { AboutCollege } from '../components/AboutCollege.tsx';
import { Founders } from '../components/Founders.tsx';
import { SitePage } from '../components/SitePage.tsx';

export default function AboutPage() {
  const { about, founders } = useCollegeWords();
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
      <AboutCollege about={about} />
      <Founders title={collegeTexts.founders.shown} founders={founders} shows="words" />
    </SitePage>
  );
}
