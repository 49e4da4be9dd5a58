import { connectionTexts } from '@schema/rules/connections/connections';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconMessageCircle } from '@tabler/icons-react';
import { startedFromPost } from '@/core/address/started-from';
import { LinkButton } from '@/ui';
import { buttonSize, iconProps, type Look, labelProps } from './look';

type Props = {
  person: { id: string; fullName: string };
  look: Look;
};

/** Links to the chat with the person. */
export function ConnectedButtons({ person: { id, fullName }, look }: Props) {
  return (
    <LinkButton
      to={pagePathOf.chat(id)}
      state={look === 'post' ? startedFromPost : undefined}
      size={buttonSize(look)}
      variant={look === 'profile' ? 'filled' : 'light'}
      leftSection={<IconMessageCircle {...iconProps} />}
      {...labelProps(look, connectionTexts.approach, fullName)}
    >
      {connectionTexts.approach}
    </LinkButton>
  );
}
