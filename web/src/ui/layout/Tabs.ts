import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';

/**
 * Several panels of which one is shown; see `TabStrip` for the row of tabs.
 *
 * Assigned, not re-exported: a re-export would be bundled without the style sheets above.
 */
export const Tabs = MantineTabs;
