import type { PostFieldsFragment } from '@/generated/documents';
import { measured } from './facts';

export type RoundStop = {
  anchor: string;
  name: string;
  line: string;
  text: string;
  wanted: string | null;
  isInterviewerNice: boolean | null;
  links: readonly string[];
};

const anchor = (index: number) => `round-${index + 1}`;

/** The rounds of either template as stops on one line. */
export function roundStops({
  rounds,
  storyRounds,
}: Pick<PostFieldsFragment, 'rounds' | 'storyRounds'>): RoundStop[] {
  if (storyRounds.length > 0) {
    return storyRounds.map(({ name, description, questionLinks }, index) => ({
      anchor: anchor(index),
      name,
      line: '',
      text: description,
      wanted: null,
      isInterviewerNice: null,
      links: questionLinks,
    }));
  }
  return rounds.map(
    (
      {
        roundName,
        questionsAsked,
        intentionOfInterviewer,
        isInterviewerNice,
        questionLinks,
        ...figures
      },
      index,
    ) => ({
      anchor: anchor(index),
      name: roundName,
      line: measured(figures),
      text: questionsAsked,
      wanted: intentionOfInterviewer ?? null,
      isInterviewerNice,
      links: questionLinks,
    }),
  );
}
