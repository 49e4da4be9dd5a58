import { Intro } from './Intro.tsx';
import { LandingHeader } from './LandingHeader.tsx';

/** What of the landing page stands in index.html already: header and first section, as the page itself renders them. */
export function LandingTop() {
  return (
    <>
      <LandingHeader active="intro" />
      <main id="main" tabIndex={-1}>
        <Intro />
      </main>
    </>
  );
}
