import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../../core/access.ts';
import type { Context } from '../../../../core/context.ts';
import type { Facets } from '../../../../core/lists/index.ts';
import { type AskedOfBank, countQuestions } from './bank-facets.queries.ts';
import { QuestionBankFacets, QuestionBankFilterInput } from './question-bank.types.ts';

@Resolver()
export class QuestionBankResolver {
  @Access('member')
  @Query(() => QuestionBankFacets, {
    description:
      'How many questions of the bank fit a filter, and what it could be narrowed to. Errors: BAD_USER_INPUT for a year out of range and for more roles than it takes.',
  })
  questionBankFacets(
    @Ctx() { app }: Context,
    @Arg('filter', () => QuestionBankFilterInput, {
      nullable: true,
      description: 'The filter of the list.',
    })
    filter: AskedOfBank,
  ): Promise<Facets> {
    return countQuestions(app, filter);
  }
}
