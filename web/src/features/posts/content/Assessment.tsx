import type { PostFieldsFragment } from '@/generated/documents';
import { figuresText } from './facts';
import { AuthorLinks } from './links/AuthorLinks';
import { Part } from './Part';
import classes from './Part.module.css';

type Props = { assessment: NonNullable<PostFieldsFragment['onlineAssessment']> };

/** The online assessment: its figures, what was asked, where to find it. */
export function Assessment({ assessment }: Props) {
  const figures = figuresText(assessment);
  return (
    <Part>
      {figures && <p className={classes.figures}>{figures}</p>}
      <Part text={assessment.questionsAsked ?? assessment.description} />
      <AuthorLinks links={assessment.questionLinks} label="Links to the questions" />
    </Part>
  );
}
