import { Intro } from './Intro.tsx';
import { LandingHeader } from './LandingHeader.tsx';

/**
 * The part of the landing page that index.html contains already: header and first section, as the
 * page renders them.
 */
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
