import { useApolloClient } from '@apollo/client/react';
import { importTexts as texts } from '@schema/rules/imports/imports-texts';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/core/errors';
import { mutateDecideRosterMatches } from '@/generated/calls';
import { notify } from '@/ui';

type Match = { id: string; name: string };

/**
 * Says of people whether they are those of the roster. It is sent once its toast closes, or the
 * page: until then nobody is verified, and _Undo_ takes it back.
 * @param onSettled what was said is stored, or could not be: the list is read again
 * @returns `decided`: whom the viewer has decided about and the list may still have
 */
export function useRosterDecisions(onSettled: () => void) {
  const client = useApolloClient();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const subjects = useRef(new Set<string>());
  useEffect(() => {
    const open = subjects.current;
    return () => open.forEach(notify.close);
  }, []);
  const mark = (ids: readonly string[], isDecided: boolean) =>
    setDecided((before) =>
      isDecided
        ? new Set([...before, ...ids])
        : new Set([...before].filter((id) => !ids.includes(id))),
    );
  const forget = (ids: readonly string[]) => {
    const { cache } = client;
    for (const id of ids) {
      const user = { __typename: 'User', id };
      const match = cache.identify({ __typename: 'RosterMatch', user });
      if (match) cache.evict({ id: match });
    }
  };
  const send = async (userIds: string[], isSame: boolean) => {
    try {
      const variables = { userIds, isSame };
      const { data } = await mutateDecideRosterMatches(client, { variables });
      const decidedIds = data?.decideRosterMatches ?? [];
      const missed = userIds.filter((id) => !decidedIds.includes(id));
      if (missed.length > 0) notify.error(texts.matches.notDecided(missed.length));
      // Those who still wait are on the list that is read again.
      mark(missed, false);
      forget(userIds);
    } catch (problem) {
      notify.error(errorText(problem, texts.actionFailed.match));
      mark(userIds, false);
    }
    onSettled();
  };
  const decide = (people: readonly Match[], isSame: boolean) => {
    const ids = people.map(({ id }) => id);
    const [single] = people;
    if (!single) return;
    const subject = `roster ${ids.join(' ')}`;
    subjects.current.add(subject);
    mark(ids, true);
    const who = people.length === 1 ? single.name : texts.matches.people(people.length);
    notify.success(texts.matches.willBe(isSame, who), {
      subject,
      undo: () => mark(ids, false),
      commit: () => void send(ids, isSame),
    });
  };
  return { decided, decide };
}
