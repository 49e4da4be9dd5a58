import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './Conversation.module.css';

type Props = { isOpen: boolean; onFiles: (files: File[]) => void; children: ReactNode };

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A conversation on which files may be dropped anywhere. */
export function DropTarget({ isOpen, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  // Each element inside is entered and left by itself.
  const depth = useRef(0);
  if (!isOpen) return <section className={classes.conversation}>{children}</section>;
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return (
    <section
      className={classes.conversation}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        end();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <div className={classes.drop}>{chatPageTexts.drop}</div>}
    </section>
  );
}
