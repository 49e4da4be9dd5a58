import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatTexts } from '@schema/rules/chat/chat-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useViewer } from '@/features/identity';
import { PersonLine } from '@/features/people';
import type { LinkedRequestFieldsFragment } from '@/generated/documents';
import { LinkButton } from '@/ui';
import classes from './LinkedRequest.module.css';

const texts = chatPageTexts.byLink;

type Props = {
  request: LinkedRequestFieldsFragment;
  /** By the press of a moment ago. */
  isAnswered: boolean;
};

/** What became of the request, in a heading and a sentence. */
function outcomeOf({ request: { status, user }, isAnswered }: Props): [string, string] {
  if (status === 'withdrawn') return [chatTexts.withdrawn, texts.nothingToAnswer];
  if (status === 'expired') return [chatTexts.expired, texts.expiredNext(user.fullName)];
  const isAccepted = status === 'active';
  if (!isAnswered)
    return [chatTexts.answered, isAccepted ? texts.wasAccepted : chatPageTexts.request.declined];
  return isAccepted
    ? [texts.accepted, texts.acceptedNext(user.fullName)]
    : [texts.declined, texts.declinedNext(user.fullName)];
}

/** A request that does not wait any more, and the way on. */
export function AnsweredRequest(props: Props) {
  const { id, status, user } = props.request;
  const viewer = useViewer();
  const [title, text] = outcomeOf(props);
  return (
    <>
      <div role="status" className={classes.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <PersonLine person={user} size={56} />
      <div className={classes.buttons}>
        {status === 'active' && (
          <LinkButton to={pagePathOf.chat(id)}>
            {viewer.status === 'visitor' ? texts.signInToWrite : texts.write}
          </LinkButton>
        )}
        {status === 'declined' && (
          <LinkButton variant="light" to={pagePathOf.chat(id)}>
            {texts.see}
          </LinkButton>
        )}
        {(status === 'expired' || status === 'withdrawn') && (
          <LinkButton variant="light" to={pagePathOf.profile(user.id)}>
            {texts.toProfile(user.fullName)}
          </LinkButton>
        )}
      </div>
    </>
  );
}
