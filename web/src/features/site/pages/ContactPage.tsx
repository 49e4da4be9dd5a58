import { pagePaths } from '@schema/rules/pages/page-paths';
import { Link } from 'react-router-dom';
import { useToken } from '@/core/auth';
import { useCollegeWords } from '@/core/college/college-words';
import { site } from '@/core/site';
import { ContactWays, hasWays } from '../components/ContactWays.tsx';
import { Founders } from '../components/Founders.tsx';
import { SitePage } from '../components/SitePage.tsx';

/** The way that every college has: what members write to its admins. */
function FeedbackWay() {
  const token = useToken();
  return (
    <p>
      Members write to the admins of {site.collegeName} with the Feedback button on{' '}
      {token ? <Link to={pagePaths.feed}>their feed</Link> : 'their feed'}.
      {!token && (
        <>
          {' '}
          <Link to={pagePaths.signIn}>Sign in</Link> to find it.
        </>
      )}
    </p>
  );
}

export default function ContactPage() {
  const words = useCollegeWords();
  return (
    <SitePage
      title="Contact Us"
      lead="Something broken, something missing, or a good idea at two in the morning: tell us."
    >
      <section aria-labelledby="ways">
        <h2 id="ways">Reach us</h2>
        {hasWays(words) ? <ContactWays words={words} /> : <FeedbackWay />}
      </section>
      <section aria-labelledby="before">
        <h2 id="before">Before you write</h2>
        <ul>
          <li>
            <strong>No code in your inbox?</strong> Look into spam, then ask for a new one: a code
            lives ten minutes.
          </li>
          <li>
            <strong>Waiting for verification?</strong> An admin of the college looks at each
            document, mostly within two working days.
          </li>
          <li>
            <strong>A post that should not be here?</strong> Report it in its menu: admins read
            every report.
          </li>
        </ul>
      </section>
      <Founders title="Find the founders" founders={words.founders} shows="links" />
    </SitePage>
  );
}
