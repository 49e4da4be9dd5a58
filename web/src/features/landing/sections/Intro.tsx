import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconArrowDown } from '@tabler/icons-react';
import { site } from '@/core/site';
import { Button, LinkButton } from '@/ui';
import css from './Intro.module.css';
import { IntroScene } from './IntroScene.tsx';
import { Section } from './Section.tsx';
import { followSectionLink } from './section-links.ts';

/** The first section: what this is, and a way in. */
export function Intro() {
  return (
    <Section id="intro" label="Intro">
      <div className={css.columns}>
        <div className={css.words}>
          <p className={css.kicker}>
            {site.people} of {site.collegeName}
          </p>
          <h1 className={css.title}>Someone from your college has sat this interview.</h1>
          <p className={css.lead}>
            Read how it went, round by round. Ask what they wish they had known. Then walk in as if
            it were your second time.
          </p>
          <div className={css.actions}>
            <LinkButton to={pagePaths.signUp} size="lg">
              Join Now
            </LinkButton>
            <Button
              component="a"
              href="#connect"
              size="lg"
              variant="subtle"
              className={css.second ?? ''}
              rightSection={<IconArrowDown size={18} aria-hidden />}
              onClick={(event) => followSectionLink(event, 'connect')}
            >
              Look around first
            </Button>
          </div>
        </div>
        <IntroScene />
      </div>
    </Section>
  );
}
