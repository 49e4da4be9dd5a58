import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

/**
 * A few actions behind one button; arrow keys move in it, Escape closes it.
 *
 * Assigned, not re-exported: a re-export would be bundled without the style sheets above.
 */
export const Menu = MantineMenu;
