import { productName, usePageTitle } from '@/ui';
import { Connect } from '../components/Connect.tsx';
import { Inspire } from '../components/Inspire.tsx';
import { Intro } from '../components/Intro.tsx';
import { LandingHeader } from '../components/LandingHeader.tsx';
import { Testimonials } from '../components/Testimonials.tsx';
import { sections } from '../texts.ts';
import { useActiveSection } from '../useActiveSection.ts';
import { useArrival } from '../useArrival.ts';
import { useSnap } from '../useSnap.ts';

const ids = sections.map(({ id }) => id);

/** What visitors see first: what this is, a short film, a taste of what is inside, and the people. */
export default function LandingPage() {
  usePageTitle(productName);
  const active = useActiveSection(ids);
  useSnap(active);
  useArrival();
  return (
    <>
      <LandingHeader active={active} />
      <main id="main" tabIndex={-1}>
        <Intro />
        <Inspire />
        <Connect />
        <Testimonials />
      </main>
    </>
  );
}
