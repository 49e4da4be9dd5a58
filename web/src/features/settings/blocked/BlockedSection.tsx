import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { BlockedList, useBlock } from '@/features/blocks';
import { TextField } from '@/ui';
import { findUserId } from './find-user-id';
import { PeoplePicker } from './PeoplePicker';

/** Whom one blocks, and somebody more: by a typed id, or picked by name. */
export function BlockedSection() {
  const [text, setText] = useState('');
  const typedId = findUserId(text);
  const input = useRef<HTMLInputElement>(null);
  const done = () => {
    setText('');
    // Who was picked is gone from here, with the button that was pressed.
    input.current?.focus();
  };
  const { block, isBusy } = useBlock(typedId ?? '', done);
  const [search] = useDebouncedValue(text.trim(), 250);
  // At once with an emptied field, whatever was searched a moment ago.
  const isSearched = text !== '' && search.length > 1 && findUserId(search) === null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typedId && !isBusy) void block();
  };
  return (
    <>
      <TextField
        ref={input}
        label="Block somebody"
        description="A name to pick from, or a user id and Enter"
        autoComplete="off"
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isSearched && <PeoplePicker search={search} onDone={done} />}
      <BlockedList />
    </>
  );
}
