import { pagePaths } from '@schema/rules/page-paths';
import { IconQuote } from '@tabler/icons-react';
import { SiteFooter } from '@/core/SiteFooter';
import { site } from '@/core/site';
import { Avatar, Card, LinkButton } from '@/ui';
import { landingTexts } from '../texts.ts';
import footer from './Footer.module.css';
import { Section } from './Section.tsx';
import css from './Testimonials.module.css';

/** Nobody said this: they belong to the demo college. */
const demoVoices = [
  {
    name: 'Ananya Reddy',
    line: "CSE B.Tech '26, Student",
    words:
      'I read eleven posts about one company on the train home. Two of the three questions I was asked stood in them.',
  },
  {
    name: 'Karthik Iyer',
    line: "ECE B.Tech '19, Alumni",
    words:
      'I had a list of things nobody told me. Writing them down took one evening; juniors still write to me about it.',
  },
  {
    name: 'Meera Nair',
    line: "Finance MBA '21, Alumni",
    words:
      'The questions are sharp and kind. It feels like the corridor outside the placement cell, with people who made it.',
  },
];

function Voices() {
  return (
    <>
      <h2 className={css.heading}>{landingTexts.testimonials}</h2>
      <ul role="list" className={css.voices}>
        {demoVoices.map(({ name, line, words }) => (
          <Card as="li" key={name} className={css.voice ?? ''}>
            <p>{words}</p>
            <div className={css.who}>
              <Avatar name={name} />
              <div>
                <p className={css.name}>{name}</p>
                <p className={css.line}>{line}</p>
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </>
  );
}

/** The last section: the way in once more, and what people of the demo college say. */
export function Testimonials() {
  const isDemo = site.demo === 'on';
  return (
    <Section
      id="testimonials"
      label={isDemo ? 'Testimonials' : 'Register'}
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
          <p>An account takes two minutes. Your institute email opens the rest.</p>
          <LinkButton to={pagePaths.signUp} size="md" className={css.button}>
            Register
          </LinkButton>
        </Card>
      </div>
      {isDemo && <Voices />}
    </Section>
  );
}
