import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts, notActiveText } from '@schema/rules/chat/chat-texts';
import { longDayText } from '@schema/rules/text/date-text';
import { PersonLine } from '@/features/people';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { useRequestInCommonQuery } from '@/generated/hooks';
import { Button, Card, RelativeTime } from '@/ui';
import { AskAgain } from './AskAgain';
import { OthersToAsk } from './OthersToAsk';
import { OwnRequest } from './OwnRequest';
import { ReportNote } from './ReportNote';
import classes from './Request.module.css';
import { useAnswerChatRequest } from './useAnswerChatRequest';

const texts = chatPageTexts.request;

/** What the viewer and who asks share, in a few words; nothing until it is known. */
function InCommon({ conversationId }: { conversationId: string }) {
  const { data } = useRequestInCommonQuery({ variables: { id: conversationId } });
  const shared = data?.conversation.inCommon;
  if (!shared) return null;
  const { branch, yearOfGraduation, companies, connectionsCount } = shared;
  const { inCommon } = texts;
  const words = [
    ...(companies.length > 0 ? [inCommon.companies(companies)] : []),
    ...(branch ? [inCommon.stream(branch)] : []),
    ...(yearOfGraduation ? [inCommon.year(yearOfGraduation)] : []),
    ...(connectionsCount > 0 ? [inCommon.connections(connectionsCount)] : []),
  ];
  return (
    words.length > 0 && (
      <ul role="list" className={classes.shared}>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    )
  );
}

type Props = { conversation: OpenConversationFieldsFragment };

/** How the request stands, for who asked or who was asked. */
function titleOf({ status, refusal }: OpenConversationFieldsFragment, isOwn: boolean): string {
  if (status === 'pending') return isOwn ? chatTexts.waiting : chatTexts.requested;
  if (status === 'withdrawn') return notActiveText(status, isOwn);
  if (isOwn) return refusal ?? chatTexts[status === 'expired' ? 'expired' : 'declined'];
  return status === 'expired' ? chatTexts.expired : texts.declined;
}

/** A request that was not accepted yet: who asks whom and why, and the answers. */
export function RequestPane({ conversation }: Props) {
  const { id, status, others, request, refusal, isBlocked } = conversation;
  const { accept, decline, isBusy } = useAnswerChatRequest(id);
  if (!request) return null;
  const [other] = others;
  const isPending = status === 'pending';
  const title = titleOf(conversation, request.isOwn);
  return (
    <div className={classes.frame}>
      <Card padding="lg" className={classes.card}>
        <p className={classes.title} role="status">
          {title}
        </p>
        {other && <PersonLine person={other} size={56} />}
        {!request.isOwn && <InCommon conversationId={id} />}
        {request.note ? (
          <blockquote className={classes.note}>{request.note}</blockquote>
        ) : (
          !request.isOwn &&
          status !== 'withdrawn' && <p className={classes.faint}>{texts.noNote}</p>
        )}
        <p className={classes.faint}>
          {texts.asked} <RelativeTime at={request.askedAt} />
          {isPending && (
            <>
              {' · '}
              {texts.until} {dayOf(request.expiresAt)}
            </>
          )}
        </p>
        {!request.isOwn && status !== 'expired' && status !== 'withdrawn' && (
          <div className={classes.buttons}>
            <Button loading={isBusy} onClick={accept}>
              {chatTexts.accept}
            </Button>
            {isPending && (
              <Button variant="default" disabled={isBusy} onClick={decline}>
                {chatTexts.decline}
              </Button>
            )}
          </div>
        )}
        {request.isOwn && isPending && <OwnRequest conversation={conversation} />}
        {!request.isOwn && request.note && <ReportNote conversationId={id} />}
        {request.isOwn &&
          request.askAgainAt &&
          other &&
          !isBlocked &&
          refusal !== chatTexts.closed && (
            <AskAgain conversationId={id} person={other} from={request.askAgainAt} />
          )}
        {request.isOwn && !isPending && status !== 'withdrawn' && (
          <OthersToAsk conversationId={id} />
        )}
      </Card>
    </div>
  );
}

const dayOf = (at: string): string => longDayText(new Date(at));
