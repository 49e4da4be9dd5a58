import { StateBox, type StateBoxProps } from './StateBox.tsx';

/** There is nothing here yet: says so, and offers the next step. */
export function EmptyState({
  drawing = 'posts',
  ...rest
}: Omit<StateBoxProps, 'role' | 'drawing'> & { drawing?: StateBoxProps['drawing'] }) {
  return <StateBox drawing={drawing} role="status" {...rest} />;
}
