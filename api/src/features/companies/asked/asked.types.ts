import { Field, ID, Int, ObjectType } from 'type-graphql';
import { askedFilters } from '../../../../../schema/rules/companies/asked-filters.ts';
import { type AskedTopic, askedTopics } from '../../../../../schema/rules/companies/asked-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { filterArgs } from '../../../core/lists/index.ts';
import { CountedConnection } from '../../../core/lists/paging.ts';

export const AskedTopicEnum = registerEnum('AskedTopic', askedTopics, {
  description: 'What a question is about, by its words or by the kind of its round.',
  values: {
    systemDesign: 'Systems that serve many.',
    databases: 'Databases and their queries.',
    operatingSystems: 'Processes, threads, memory.',
    networks: 'Protocols and what carries them.',
    objects: 'Objects, classes, patterns.',
    web: 'Browsers, JavaScript, interfaces of the web.',
    algorithms: 'Data structures and algorithms.',
    electronics: 'Circuits, chips, signals, embedded systems.',
    core: 'Mechanical, civil, electrical and chemical engineering.',
    aptitude: 'Puzzles, probability, estimates.',
    projects: 'What the candidate has made.',
    behavioural: 'Who the candidate is, and what they want.',
    other: 'What its words do not tell.',
  },
});

@ObjectType({ description: 'Where a question stands.' })
export class AskedPlace {
  @Field(() => ID, { description: 'The experience.' })
  postId!: string;

  @Field(() => Int, { description: 'Which round: 1 is the first, 0 the test before them.' })
  place!: number;

  @Field(() => String, { description: 'What the round is called.' })
  round!: string;

  @Field(() => String, { description: 'The role of the experience.' })
  role!: string;

  @Field(() => Int, { description: 'The year of the interview.' })
  year!: number;

  /** Whose experience it is; told to nobody. */
  authorId?: string | null;
}

@ObjectType({
  description:
    'A question that experiences of a company tell of: what is the same in other words is one.',
})
export class AskedQuestion {
  @Field(() => ID, { description: 'Of its group: other companies that ask the same have it too.' })
  id!: string;

  @Field(() => String, { description: 'The wording that is most like the others.' })
  text!: string;

  @Field(() => AskedTopicEnum, { description: 'What it is about.' })
  topic!: AskedTopic;

  @Field(() => Int, { description: 'How many experiences of the company tell of it.' })
  experiences!: number;

  @Field(() => Int, { description: 'The year of the last of them.' })
  lastYear!: number;

  @Field(() => [AskedPlace], { description: 'Where it stands, the last first; at most 20.' })
  places!: AskedPlace[];
}

@ObjectType({ description: 'How many questions of a company are about something.' })
export class AskedTopicCount {
  @Field(() => AskedTopicEnum, { description: 'What they are about.' })
  topic!: AskedTopic;

  @Field(() => Int, { description: 'How many: what is the same in other words counts once.' })
  questions!: number;
}

export const AskedQuestionConnection = CountedConnection(AskedQuestion, 'AskedQuestionConnection');

export const AskedArgs = filterArgs('AskedFilterInput', 'Which questions.', askedFilters, {
  topic: AskedTopicEnum,
});
