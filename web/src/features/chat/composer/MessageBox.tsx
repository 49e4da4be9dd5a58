import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import type { ComponentProps, Ref } from 'react';
import { TextAreaField } from '@/ui';
import classes from './Composer.module.css';

type Props = Pick<ComponentProps<typeof TextAreaField>, 'onKeyDown' | 'onPaste'> & {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  /** Characters that there is room for; fewer than none are too many. */
  left: number;
  /** It says something about files. */
  isCaption: boolean;
  isTouch: boolean;
  onType: (text: string) => void;
};

/** Where a message is written. */
export const MessageBox = ({ text, left, isCaption, isTouch, onType, ...props }: Props) => (
  <TextAreaField
    {...props}
    className={classes.box ?? ''}
    aria-label={chatPageTexts.write}
    hint={isTouch ? chatPageTexts.sendHintTouch : chatPageTexts.sendHint}
    enterKeyHint={isTouch ? 'enter' : 'send'}
    isHintHidden
    placeholder={isCaption ? chatPageTexts.caption : chatPageTexts.write}
    value={text}
    minRows={1}
    maxRows={8}
    error={left < 0 && chatPageTexts.charactersLeft(left)}
    onChange={(event) => onType(event.currentTarget.value)}
  />
);
