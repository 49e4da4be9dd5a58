import { type BeginStep, beginPath, beginSteps } from '@schema/rules/college/begin';
import { beginTexts as texts } from '@schema/rules/college/begin-texts';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import css from './Begin.module.css';
import { type Facts, stateOf } from './facts';

/** All steps with how each stands: beside the open one on wide screens. */
export const StepList = ({ open, facts }: { open: BeginStep | null; facts: Facts }) => (
  <nav aria-label={texts.stepsLabel} className={css.list}>
    <ol role="list">
      {beginSteps.map((step) => {
        const state = stateOf(step, facts);
        const Icon = state === 'done' ? IconCircleCheck : IconCircle;
        return (
          <li key={step}>
            <Link
              to={beginPath(step)}
              className={css.entry}
              aria-current={step === open ? 'step' : undefined}
            >
              <Icon size={20} stroke={1.75} data-state={state} aria-hidden />
              <span>
                <span className={css.name}>{texts.names[step]}</span>{' '}
                <span className={css.small}>{texts.state[state]}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  </nav>
);
