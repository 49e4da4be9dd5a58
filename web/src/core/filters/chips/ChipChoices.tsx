import { useClickOutside, useMounted } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import { Popover } from '@/ui';
import { FacetChoices } from '../FacetChoices';
import classes from './ChipChoices.module.css';

type Props = ComponentProps<typeof FacetChoices> & {
  /** The chip's: a press on it is none outside of its choices. */
  button: HTMLElement | null;
  opened: boolean;
  onClose: () => void;
};

/** The choices below a chip, for `FilterChip`, which loads them when it is first opened. */
export default function ChipChoices({ button, opened, onClose, ...props }: Props) {
  const choices = useClickOutside<HTMLDivElement>(({ target }) => {
    if (!(target instanceof Node && button?.contains(target))) onClose();
  });
  // What had the focus is noted when they open: choices that mount open would not note it.
  const mounted = useMounted();
  return (
    <Popover
      opened={opened && mounted}
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      shadow="md"
      width={288}
      trapFocus
      returnFocus
      closeOnClickOutside={false}
      withRoles={false}
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target>
        <span className={classes.place} />
      </Popover.Target>
      <Popover.Dropdown
        ref={choices}
        role="dialog"
        aria-label={props.declared.labels[props.facet] ?? props.facet}
        className={classes.choices ?? ''}
      >
        <FacetChoices {...props} />
      </Popover.Dropdown>
    </Popover>
  );
}
