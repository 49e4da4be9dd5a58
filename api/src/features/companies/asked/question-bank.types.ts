import { Field, ID, Int, ObjectType } from 'type-graphql';
import { questionBankFilters } from '../../../../../schema/rules/asked-filters.ts';
import {
  type AskedTopic,
  type QuestionBankSort,
  questionBankSorts,
} from '../../../../../schema/rules/asked-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import { filterInput, listArgs } from '../../../core/lists/index.ts';
import { CountedConnection } from '../../../core/paging.ts';
import { AskedTopicEnum } from './asked.types.ts';

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

export const QuestionBankArgs = listArgs<typeof questionBankFilters, QuestionBankSort>(
  filterInput('QuestionBankFilterInput', 'Which questions.', questionBankFilters, {
    topic: AskedTopicEnum,
  }),
  {
    sort: { type: QuestionBankSortEnum, usual: 'mostAsked', description: 'Their order.' },
  },
);
