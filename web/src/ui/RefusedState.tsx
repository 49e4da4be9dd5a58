import { StateBox, type StateBoxProps } from './StateBox.tsx';

/** Not for this person yet: why, and the way to get in. */
export function RefusedState(props: Pick<StateBoxProps, 'title' | 'text' | 'action'>) {
  return <StateBox drawing="locked" {...props} />;
}
