import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconQuote } from '@tabler/icons-react';
import { useCollegeWords } from '@/core/college/college-words';
import { SiteFooter } from '@/core/college/SiteFooter';
import { site } from '@/core/site';
import { Card, LinkButton } from '@/ui';
import footer from './Footer.module.css';
import { Section } from './Section.tsx';
import css from './Testimonials.module.css';
import { Voices } from './Voices.tsx';

/** The last section: the way in once more, and what people say of it. */
export function Testimonials() {
  const { voices } = useCollegeWords();
  const has = voices.length > 0;
  return (
    <Section
      id="testimonials"
      label={has ? 'Testimonials' : 'Register'}
      footer={<SiteFooter className={footer.footer} />}
    >
      <div className={css.top}>
        <figure className={css.quote}>
          <IconQuote size={36} aria-hidden className={css.mark} />
          <blockquote>
            If I have seen further, it is by standing on the shoulders of giants.
          </blockquote>
          <figcaption>Isaac Newton, in a letter of 1675</figcaption>
        </figure>
        <Card padding="lg" className={css.register ?? ''}>
          <h2>Your giants are on the alumni list</h2>
          <p>
            An account takes two minutes.{' '}
            {site.emailDomain
              ? 'Your institute email opens the rest.'
              : 'A document of your college opens the rest.'}
          </p>
          <LinkButton to={pagePaths.signUp} size="md" className={css.button}>
            Register
          </LinkButton>
        </Card>
      </div>
      {has && <Voices voices={voices} />}
    </Section>
  );
}
