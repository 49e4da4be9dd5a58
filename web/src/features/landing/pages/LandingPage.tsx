import { productName, usePageTitle } from '@/ui';
import { Inspire } from '../film/Inspire.tsx';
import { Connect } from '../search/Connect.tsx';
import { Intro } from '../sections/Intro.tsx';
import { LandingHeader } from '../sections/LandingHeader.tsx';
import { Testimonials } from '../sections/Testimonials.tsx';
import { useActiveSection } from '../sections/useActiveSection.ts';
import { useInitialScroll } from '../sections/useInitialScroll.ts';
import { useSectionSnap } from '../sections/useSectionSnap.ts';
import { sections } from '../texts.ts';

const ids = sections.map(({ id }) => id);

/** `/`: what the product is, a short film, a preview of its contents, and its people. */
export default function LandingPage() {
  usePageTitle(productName);
  const active = useActiveSection(ids);
  useSectionSnap(active);
  useInitialScroll();
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
