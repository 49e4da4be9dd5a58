import { StateBox, type StateBoxProps } from './StateBox.tsx';

/** Nothing here yet: say so, and offer the next step. */
export function EmptyState({
  drawing = 'posts',
  ...rest
}: Omit<StateBoxProps, 'role' | 'drawing'> & { drawing?: StateBoxProps['drawing'] }) {
  return <StateBox drawing={drawing} role="status" {...rest} />;
}
