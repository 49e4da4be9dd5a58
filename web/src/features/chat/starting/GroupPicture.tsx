import { groupPicture } from '@schema/rules/chat/chat';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useRef } from 'react';
import { Avatar, Button } from '@/ui';
import classes from './PersonPicker.module.css';

type Props = {
  name: string;
  /** Of what was picked; null without a picture. */
  url: string | null;
  onPick: (picture: File | null) => void;
};

/** The picture of a group that is being made; without one its initials are drawn. */
export function GroupPicture({ name, url, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.picture}>
      <Avatar name={name.trim() || chatPageTexts.newGroup} src={url} size={56} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={chatPageTexts.addPicture}
        accept={groupPicture.types.join(',')}
        onChange={({ currentTarget }) => {
          const [picked] = currentTarget.files ?? [];
          if (picked) onPick(picked);
          currentTarget.value = '';
        }}
      />
      <Button size="sm" variant="subtle" onClick={() => input.current?.click()}>
        {url ? chatPageTexts.changePicture : chatPageTexts.addPicture}
      </Button>
      {url && (
        <Button size="sm" variant="subtle" onClick={() => onPick(null)}>
          {chatPageTexts.noPicture}
        </Button>
      )}
    </div>
  );
}
