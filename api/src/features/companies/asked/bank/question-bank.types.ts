import { Field, ID, Int, ObjectType } from 'type-graphql';
import { questionBankFilters } from '../../../../../../schema/rules/companies/asked-filters.ts';
import {
  type AskedTopic,
  type QuestionBankSort,
  questionBankSorts,
} from '../../../../../../schema/rules/companies/asked-texts.ts';
import { registerEnum } from '../../../../core/enums.ts';
import { facetTypes, filterInput, listArgs } from '../../../../core/lists/index.ts';
import { CountedConnection } from '../../../../core/lists/paging.ts';
import { AskedTopicEnum } from '../asked.types.ts';

@ObjectType({ description: 'A company that asks a question.' })
export class AskingCompany {
  @Field(() => String, { description: 'What its page is called in addresses.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'How many of its experiences tell of the question.' })
  experiences!: number;
}

@ObjectType({
  description:
    'A question that experiences tell of, over all companies: what is the same in other words is one.',
})
class BankQuestion {
  @Field(() => ID, { description: 'As that of the question on the pages of companies.' })
  id!: string;

  @Field(() => String, { description: 'The wording that is most like the others.' })
  text!: string;

  @Field(() => AskedTopicEnum, { description: 'What it is about.' })
  topic!: AskedTopic;

  @Field(() => Int, { description: 'How many experiences tell of it.' })
  experiences!: number;

  @Field(() => Int, { description: 'The year of the last of them.' })
  lastYear!: number;

  @Field(() => Int, { description: 'How many companies ask it.' })
  companyCount!: number;

  @Field(() => [AskingCompany], {
    description: 'The companies that ask it most, at most five.',
  })
  companies!: AskingCompany[];
}

const QuestionBankSortEnum = registerEnum('QuestionBankSort', questionBankSorts, {
  description: 'The order of the question bank.',
  values: {
    mostAsked: 'What most experiences tell of first.',
    lastAsked: 'What was asked in the last season first.',
  },
});

export const QuestionBankConnection = CountedConnection(BankQuestion, 'QuestionBankConnection');

export const QuestionBankFilterInput = filterInput(
  'QuestionBankFilterInput',
  'Which questions: those that fit everything that is given, and of several values of one filter any.',
  questionBankFilters,
  { topic: AskedTopicEnum },
);
export const QuestionBankArgs = listArgs<typeof questionBankFilters, QuestionBankSort>(
  QuestionBankFilterInput,
  {
    sort: { type: QuestionBankSortEnum, usual: 'mostAsked', description: 'Their order.' },
  },
);

export const QuestionBankFacets = facetTypes('QuestionBank', 'questions', {
  value: 'What the filter takes: a topic, a role, a year.',
  label: 'What a role is called; null of all other values.',
  name: 'The name of the filter. Of `since` a year has what was asked in it or later.',
});
