import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether a mouse is over an element, or the keyboard's focus in it; fingers are never near. */
export function useIsNear() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isNear: isPointed || isFocused,
    nearHandlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) =>
        setFocused(target instanceof Element && target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused((before) => before && currentTarget.contains(relatedTarget)),
    },
  };
}
