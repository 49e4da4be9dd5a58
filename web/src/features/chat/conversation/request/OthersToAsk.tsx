import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useId } from 'react';
import { errorText } from '@/core/errors';
import { AskLink, PersonLine } from '@/features/people';
import { useOthersToAskQuery } from '@/generated/hooks';
import { ErrorState, RowsSkeleton } from '@/ui';
import classes from './Request.module.css';

const texts = chatPageTexts.others;

/**
 * Alumni whom one may ask where one's own request was not taken up; nothing where there are none.
 */
export function OthersToAsk({ conversationId }: { conversationId: string }) {
  const heading = useId();
  const { data, error, refetch } = useOthersToAskQuery({ variables: { id: conversationId } });
  const people = data?.conversation.othersToAsk;
  if (!people)
    return error ? (
      <ErrorState
        title={errorText(error, texts.failed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <RowsSkeleton count={3} />
    );
  if (people.length === 0) return null;
  return (
    <section className={classes.others} aria-labelledby={heading}>
      <h3 id={heading}>{texts.title}</h3>
      <ul role="list" className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} size={44} />
            <AskLink person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}
