import { adminTexts } from '@schema/rules/administration/admin-texts';
import { userActionTexts } from '@schema/rules/administration/user-action-texts';
import { errorText } from '@/core/errors';
import type { ActOnUsersMutation, UserAction } from '@/generated/documents';
import { useActOnUsersMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import type { Target } from './user-actions';

/** Whom it was done to, and what is said of the others. */
export type Outcome = { done: readonly Target[]; refusal: string | null };

/** So many are sent at a time: each call has its end, and how far it is can be said. */
const atOnce = 25;

/** Does one thing to many; says how many it was refused for, and answers with the others. */
export function useActOnMany() {
  const [actOnMany] = useActOnUsersMutation();
  return async (
    action: UserAction,
    people: readonly Target[],
    reason: string | null,
    until: string | null,
  ): Promise<Outcome> => {
    const results: ActOnUsersMutation['actOnUsers'] = [];
    const ids = people.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += atOnce) {
      if (from > 0) notify.info(userActionTexts.progress(from, ids.length), { subject: 'many' });
      const variables = { action, ids: ids.slice(from, from + atOnce), reason, until };
      try {
        const { data } = await actOnMany({ variables });
        results.push(...(data?.actOnUsers ?? []));
      } catch (error) {
        // What is done by then is told; the others stay as they are.
        if (results.length === 0) throw error;
        const message = errorText(error, adminTexts.actionFailed('/users'));
        results.push(...ids.slice(from).map((id) => ({ id, isDone: false, message })));
        break;
      }
    }
    notify.close('many');
    const refused = results.filter(({ isDone }) => !isDone);
    return {
      done: people.filter(({ id }) => results.some((result) => result.id === id && result.isDone)),
      refusal:
        refused.length > 0
          ? userActionTexts.refused(refused.length, results.length, refused[0]?.message ?? '')
          : null,
    };
  };
}
