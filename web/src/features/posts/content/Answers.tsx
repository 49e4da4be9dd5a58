import type { PostFieldsFragment } from '@/generated/documents';
import { Part } from './Part';

type Props = { questions: PostFieldsFragment['additionalQuestions'] };

/** What the author was asked besides, and answered. */
export const Answers = ({ questions }: Props) =>
  questions.map(({ question, answer }, index) => (
    <Part key={index} title={question} text={answer} />
  ));
