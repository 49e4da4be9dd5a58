import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

/** A few actions behind one button; arrows move in it, Escape closes it. */
export const Menu = MantineMenu; // A binding of its own: a bare re-export would leave the style sheets behind.
