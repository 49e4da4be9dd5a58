import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { reachesNobody } from '../../core/mail/reaches-nobody.ts';
import { PeopleImport } from './imports.types.ts';

@Resolver(() => PeopleImport)
export class ImportMailResolver {
  @FieldResolver(() => Boolean, {
    description:
      'It invites people, and no mail server is named: whoever is not invited yet waits for one.',
  })
  waitsForMail(@Ctx() { app }: Context, @Root() { mode }: PeopleImport): boolean {
    return mode === 'accounts' && reachesNobody(app);
  }
}
