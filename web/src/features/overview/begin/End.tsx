import { beginPath, beginSteps } from '@schema/rules/college/begin';
import { beginTexts } from '@schema/rules/college/begin-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { Card, LinkButton } from '@/ui';
import { LeftToDo } from '../parts/LeftToDo';
import css from './Begin.module.css';
import type { Facts } from './facts';

const texts = beginTexts.end;

/** After the last step: what was skipped, and where everything can be changed. */
export function End({ facts: { overview } }: { facts: Facts }) {
  const { steps, left } = overview;
  return (
    <>
      <Card as="section" padding="lg" className={css.card} aria-labelledby="begin-step">
        <h2 id="begin-step">{texts.title}</h2>
        <p>{left.length === 0 ? texts.none : texts.left}</p>
        <div className={css.foot}>
          <LinkButton
            variant="subtle"
            to={beginPath(beginSteps[beginSteps.length - 1] ?? 'end')}
            className={css.back ?? ''}
          >
            {beginTexts.back}
          </LinkButton>
          <LinkButton variant="default" to={pagePaths.adminCollege}>
            {texts.change}
          </LinkButton>
          <LinkButton to={pagePaths.admin}>{texts.overview}</LinkButton>
        </div>
      </Card>
      <LeftToDo steps={steps} left={left} />
    </>
  );
}
