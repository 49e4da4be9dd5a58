import { type AskedTopic, askedTexts } from '../../../../../schema/rules/companies/asked-texts.ts';
import { topicOf } from '../../../../../schema/rules/companies/asked-topics.ts';
import { roundKindOf } from '../../../../../schema/rules/companies/companies-texts.ts';
import type { PostEntity } from '../../posts/index.ts';
import { isTelling } from './telling.ts';

/** What of an experience is looked at for questions. */
export type AskingExperience = Pick<PostEntity, 'rounds' | 'storyRounds' | 'onlineAssessment'>;

/** A question, where it stands in its experience and what it is about. */
export interface FoundQuestion {
  text: string;
  /** 0 is the test, 1 the first round. */
  place: number;
  round: string;
  topic: AskedTopic;
}

/** Of one round more are not looked at. */
const perRoundAtMost = 20;
const shortest = 6;
const longest = 300;

/** `1.`, `2)`, `-`, `•`, `Q3:`: what stands before an item of a list. */
const marker = /^\s*(?:[-*•·–—]+\s+|\(?\d{1,2}[.):]\s*|q(?:uestion)?\s*\d{0,2}\s*[.:)-]\s*)/i;
/** Ends of sentences: a letter that begins the next one keeps `e.g.` and `2.5` whole. */
const sentences = /(?<=[.?!;])\s+(?=["'“(]?[\p{Lu}\d])/u;
/** What introduces questions without being one. */
const heading = /^.{0,60}:$/;

const tidy = (text: string): string =>
  text
    .replace(marker, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[;,.]+$/, '');

const isQuestion = (text: string): boolean =>
  text.length >= shortest &&
  text.length <= longest &&
  /\p{L}.*\s.*\p{L}/u.test(text) &&
  !heading.test(text) &&
  !isTelling(text);

/** Of lines those that are items of a list, or all where each is one by itself; else sentences. */
function questionsOf(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const items = lines.filter((line) => marker.test(line));
  const parts =
    items.length > 0
      ? items
      : lines.flatMap((line) => (lines.length > 2 ? [line] : line.split(sentences)));
  return parts.map(tidy);
}

/** A story tells: of it the items of lists are questions, and what ends in a question mark. */
function questionsOfStory(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines
    .flatMap((line) =>
      marker.test(line)
        ? [line]
        : line.split(sentences).filter((sentence) => /\?["'”)]?$/.test(sentence.trim())),
    )
    .map(tidy);
}

/** All that an experience says was asked, in the order of its rounds; each once in a round. */
export function questionsIn({
  rounds,
  storyRounds,
  onlineAssessment,
}: AskingExperience): FoundQuestion[] {
  const told = [
    {
      place: 0,
      round: askedTexts.test,
      texts: [
        ...questionsOf(onlineAssessment?.questionsAsked ?? ''),
        ...questionsOfStory(onlineAssessment?.description ?? ''),
      ],
    },
    ...rounds.map(({ roundName, questionsAsked }, index) => ({
      place: index + 1,
      round: roundName,
      texts: questionsOf(questionsAsked),
    })),
    ...storyRounds.map(({ name, description }, index) => ({
      place: index + 1,
      round: name,
      texts: questionsOfStory(description),
    })),
  ];
  return told.flatMap(({ place, round, texts }) =>
    [...new Set(texts)]
      .filter(isQuestion)
      .slice(0, perRoundAtMost)
      .map((text) => ({ text, place, round, topic: topicOf(text, roundKindOf(round)) })),
  );
}
