import {
  type AlertFrequency,
  savedSearchesAtMost,
  savedSearchTexts,
} from '../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { requireViewer } from '../access.ts';
import { type Context, change, type Work } from '../context.ts';
import type { KeyName } from '../database/locks/lock-order.ts';
import { badUserInput, notFound } from '../errors.ts';
import { parseId } from '../ids.ts';
import { type LinkPurpose, readIdLink } from '../secrets/signed-link.ts';
import { type AlertSubscription } from './alert.types.ts';
import { setByLink, setFrequency } from './frequency.ts';
import type { SavedSearch } from './saved-search.ts';

/** What a room says of the searches that people keep of its things. */
interface KeptSearches<Saved extends SavedSearch, Answer> {
  /** Searches of one person are counted one after another. */
  lock: KeyName;
  /** What the links of its mails are for. */
  link: LinkPurpose;
  /** Those of the room's table that are meant, locked in the order of their ids. */
  find(work: Work, which: { id?: string; user?: string }): Promise<Saved[]>;
  /** A saved search as its owner reads it. */
  answer(saved: Saved): Answer;
}

/** What a person does with the searches that they keep, made of what their room says of them. */
export interface SavedSearchCommands<Saved extends SavedSearch, Answer> {
  /**
   * The same search where it is kept already, mailed as is asked for now. Searches of the person
   * are counted until the end of the unit of work.
   * @returns null where it is not kept, and may be
   * @throws BAD_USER_INPUT for one more than `savedSearchesAtMost`
   */
  findSame(
    work: Work,
    userId: string,
    asked: { isSame: (saved: Saved) => boolean; mails: AlertFrequency; now: Date },
  ): Promise<Answer | null>;
  /**
   * Sets how often the finds of a saved search are mailed.
   * @throws NOT_FOUND, for those of others too; FORBIDDEN for the unverified
   */
  setAlert(ctx: Context, id: string, mails: AlertFrequency): Promise<Answer>;
  /**
   * Removes a saved search.
   * @returns its id
   * @throws NOT_FOUND, for those of others too; FORBIDDEN for the unverified
   */
  remove(ctx: Context, id: string): Promise<string>;
  /**
   * Ends the mails of a saved search, or sends them again, for whoever holds the link of one
   * (`setByLink`).
   * @returns how often they are sent from now on
   * @throws BAD_USER_INPUT for links that this product did not make
   */
  setAlertByLink(ctx: Context, token: string, isOn: boolean): Promise<AlertSubscription>;
}

/** Makes the commands of a room's saved searches. */
export function savedSearchCommands<Saved extends SavedSearch, Answer>({
  lock,
  link,
  find,
  answer,
}: KeptSearches<Saved, Answer>): SavedSearchCommands<Saved, Answer> {
  /** The viewer's own saved search. @throws NOT_FOUND, for those of others too */
  async function own(work: Work, user: string, sentId: string): Promise<Saved> {
    const id = parseId(sentId);
    const [saved] = id === null ? [] : await find(work, { id, user });
    if (!saved) throw notFound(savedSearchTexts.gone);
    return saved;
  }
  return {
    async findSame(work, user, { isSame, mails, now }) {
      await work.advisoryLock(lock, user);
      const kept = await find(work, { user });
      const same = kept.find(isSame);
      if (!same && kept.length >= savedSearchesAtMost) throw badUserInput(savedSearchTexts.many);
      if (!same) return null;
      setFrequency(same, mails, now);
      return answer(same);
    },
    setAlert(ctx, id, mails) {
      const viewer = requireViewer(ctx, 'member');
      return change(ctx.app, async (work) => {
        const saved = await own(work, viewer.id, id);
        setFrequency(saved, mails, ctx.app.clock.now());
        return answer(saved);
      });
    },
    remove(ctx, id) {
      const viewer = requireViewer(ctx, 'member');
      return change(ctx.app, async (work) => {
        const saved = await own(work, viewer.id, id);
        work.em.remove(saved);
        return saved.id;
      });
    },
    setAlertByLink({ app }, token, isOn) {
      const id = readIdLink(app, link, token);
      if (id === null) throw badUserInput(savedSearchTexts.linkInvalid);
      return change(app, async (work) => {
        const [saved = null] = await find(work, { id });
        return setByLink(saved, isOn, app.clock.now());
      });
    },
  };
}
