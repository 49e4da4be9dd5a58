import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Avatar, Modal } from '@/ui';
import type { Message } from '../thread/rows';
import { progressOf } from '../thread/ticks';
import classes from './MessagePeople.module.css';

type Participants = OpenConversationFieldsFragment['participants'];

type Props = {
  message: Message;
  participants: Participants;
  viewerId: string;
  onClose: () => void;
};

type ListProps = { title: string; userIds: readonly string[] } & Pick<
  Props,
  'participants' | 'viewerId'
>;

/** People by their names; those who are not in the conversation any more are counted. */
function PeopleList({ title, userIds, participants, viewerId }: ListProps) {
  const known = participants.filter(({ user }) => userIds.includes(user.id));
  const former = userIds.length - known.length;
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <ul role="list" className={classes.people}>
        {known.map(({ user }) => (
          <li key={user.id} className={classes.person}>
            <Avatar name={user.fullName} src={user.profilePic} size={28} />
            {user.id === viewerId ? chatPageTexts.you : user.fullName}
          </li>
        ))}
        {former > 0 && <li className={classes.person}>{chatPageTexts.formerPeople(former)}</li>}
      </ul>
    </section>
  );
}

/** Who reacted to a message, and who has read it where the viewer wrote it. */
export default function MessagePeople({ message, participants, viewerId, onClose }: Props) {
  const { reactions, sender, number } = message;
  const readerIds =
    sender?.id === viewerId ? progressOf(number, participants, viewerId).readerIds : [];
  const shared = { participants, viewerId };
  return (
    <Modal opened onClose={onClose} title={chatPageTexts.messagePeople}>
      <div className={classes.lists}>
        {reactions.map(({ emoji, userIds }) => (
          <PeopleList
            key={emoji}
            title={chatPageTexts.reaction(emoji, userIds.length)}
            userIds={userIds}
            {...shared}
          />
        ))}
        {readerIds.length > 0 && (
          <PeopleList title={chatPageTexts.readByPeople} userIds={readerIds} {...shared} />
        )}
      </div>
    </Modal>
  );
}
