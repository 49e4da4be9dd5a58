import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';

export const Tabs = MantineTabs; // A binding of its own: a bare re-export would leave the style sheets behind.
