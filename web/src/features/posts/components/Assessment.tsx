import type { PostFieldsFragment } from '@/generated/documents';
import { measured } from '../facts';
import { Part } from './Part';
import classes from './Part.module.css';
import { TypedLinks } from './TypedLinks';

type Props = { assessment: NonNullable<PostFieldsFragment['onlineAssessment']> };

/** The online assessment: what was measured, what was asked, where to find it. */
export function Assessment({ assessment }: Props) {
  const line = measured(assessment);
  return (
    <Part>
      {line && <p className={classes.measured}>{line}</p>}
      <Part text={assessment.questionsAsked ?? assessment.description} />
      <TypedLinks links={assessment.questionLinks} label="Links to the questions" />
    </Part>
  );
}
