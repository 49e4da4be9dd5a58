import type { PostFieldsFragment } from '@/generated/documents';
import { figuresText, ifTold } from '../facts';

export type RoundStop = {
  /** Its address on the page. */
  anchor: string;
  name: string;
  figures: string;
  text: string;
  intention: string | null;
  isInterviewerNice: boolean | null;
  links: readonly string[];
};

type PublishedRound = PostFieldsFragment['rounds'][number];
/** As they are published, or as their author is about to: what they do not say is null there. */
export type PostRounds = Pick<PostFieldsFragment, 'storyRounds'> & {
  rounds: readonly (Omit<PublishedRound, 'isInterviewerNice' | 'isKindnessTold' | '__typename'> & {
    isInterviewerNice: boolean | null;
    isKindnessTold?: boolean | null;
  })[];
};

const roundAnchor = (index: number) => `round-${index + 1}`;

/** The rounds of either template as stops on one line. */
export function roundStops({ rounds, storyRounds }: PostRounds): RoundStop[] {
  if (storyRounds.length > 0)
    return storyRounds.map(({ name, description, questionLinks }, index) => ({
      anchor: roundAnchor(index),
      name,
      figures: '',
      text: description,
      intention: null,
      isInterviewerNice: null,
      links: questionLinks,
    }));
  return rounds.map((round, index) => ({
    anchor: roundAnchor(index),
    name: round.roundName,
    figures: figuresText(round),
    text: round.questionsAsked,
    intention: round.intentionOfInterviewer ?? null,
    isInterviewerNice: ifTold(round.isInterviewerNice, round.isKindnessTold),
    links: round.questionLinks,
  }));
}
