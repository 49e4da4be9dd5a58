import { StateBox, type StateBoxProps } from './StateBox.tsx';

/** The person may not see this yet: says why, and how to get in. */
export function RefusedState(props: Pick<StateBoxProps, 'title' | 'text' | 'action'>) {
  return <StateBox drawing="locked" {...props} />;
}
