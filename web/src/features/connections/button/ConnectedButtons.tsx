import { IconCheck, IconMessageCircle } from '@tabler/icons-react';
import { LinkButton } from '@/ui';
import { connectionTexts } from '@schema/rules/connections';
import { chatPath } from '../chat-path';
import { iconProps, labelProps, type Look, sizeOf } from './look';
import classes from './ConnectionButton.module.css';

type Props = {
  person: { id: string; fullName: string };
  look: Look;
};

/** Links to the chat with the person where there is one. */
export function ConnectedButtons({ person: { id, fullName }, look }: Props) {
  const chat = chatPath(id);
  return (
    <>
      {chat ? (
        <LinkButton
          to={chat}
          size={sizeOf(look)}
          variant={look === 'profile' ? 'filled' : 'light'}
          leftSection={<IconMessageCircle {...iconProps} />}
          {...labelProps(look, connectionTexts.approach, fullName)}
        >
          {connectionTexts.approach}
        </LinkButton>
      ) : (
        <span className={classes.connected}>
          <IconCheck {...iconProps} />
          {connectionTexts.connected}
        </span>
      )}
    </>
  );
}
