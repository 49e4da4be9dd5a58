import { Arg, type ClassType, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { AlertFrequency } from '../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { Access, WhileMuted } from '../access.ts';
import type { Context } from '../context.ts';
import { AlertFrequencyEnum, AlertSubscription } from './alert.types.ts';
import type { SavedSearchCommands } from './commands.ts';
import type { SavedSearch } from './saved-search.ts';

/** How clients change the saved searches of a room. */
interface AlertFields<Saved extends SavedSearch, Answer extends object> {
  /** The names of the mutations. */
  names: { set: string; remove: string; stop: string };
  /** What they change, in words: `saved search of people`. */
  thing: string;
  type: ClassType<Answer>;
  commands: SavedSearchCommands<Saved, Answer>;
}

const searchId = { description: 'The id of a saved search of the viewer.' };
export const mailsArg = { description: 'How often its finds are mailed.' };

/** Makes the mutations of saved searches that are kept: one of the `resolvers` of their room. */
export function alertFields<Saved extends SavedSearch, Answer extends object>({
  names,
  thing,
  type,
  commands,
}: AlertFields<Saved, Answer>): new () => object {
  @Resolver()
  class AlertFieldsResolver {
    @Access('member')
    @WhileMuted()
    @Mutation(() => type, {
      name: names.set,
      description: `Sets how often a ${thing} is mailed. For its owner. Errors: NOT_FOUND.`,
    })
    set(
      @Ctx() ctx: Context,
      @Arg('id', () => ID, searchId) id: string,
      @Arg('mails', () => AlertFrequencyEnum, mailsArg) mails: AlertFrequency,
    ): Promise<Answer> {
      return commands.setAlert(ctx, id, mails);
    }

    @Access('member')
    @WhileMuted()
    @Mutation(() => ID, {
      name: names.remove,
      description: `Removes a ${thing}. For its owner. Answers its id. Errors: NOT_FOUND.`,
    })
    remove(@Ctx() ctx: Context, @Arg('id', () => ID, searchId) id: string): Promise<string> {
      return commands.remove(ctx, id);
    }

    @Access('visitor')
    @Mutation(() => AlertSubscription, {
      name: names.stop,
      description: `Ends the mails of the ${thing} that the link of a mail is about, or sends them again as often as before. The link says whose it is: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours.`,
    })
    stop(
      @Ctx() ctx: Context,
      @Arg('token', () => String, { description: "The `token` of the link's address." })
      token: string,
      @Arg('isOn', () => Boolean, {
        defaultValue: false,
        description: 'True sends the mails again.',
      })
      isOn: boolean,
    ): Promise<AlertSubscription> {
      return commands.setAlertByLink(ctx, token, isOn);
    }
  }
  return AlertFieldsResolver;
}
