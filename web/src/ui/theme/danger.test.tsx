import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Button, Menu, UiProvider } from '@/ui';

test('a button that cannot be undone has the tokens of danger, in each of its looks', () => {
  render(
    <UiProvider env="test">
      <Button color="danger">Delete</Button>
      <Button>Keep</Button>
    </UiProvider>,
  );
  const style = (name: string) => screen.getByRole('button', { name }).style;
  expect(style('Delete').getPropertyValue('--button-bg')).toBe(
    'var(--mantine-color-danger-filled)',
  );
  expect(style('Delete').getPropertyValue('--button-color')).toBe('var(--x-on-danger)');
  expect(style('Keep').getPropertyValue('--button-color')).toBe('var(--x-on-accent)');
  const variables = [...document.querySelectorAll('style')].map((one) => one.textContent).join('');
  expect(variables).toContain('--mantine-color-danger-filled: var(--x-danger)');
  expect(variables).toContain('--mantine-color-danger-6: var(--x-bad)');
});

test('a menu holds its items and nothing else', async () => {
  render(
    <UiProvider env="test">
      <Menu opened withinPortal={false}>
        <Menu.Target>
          <button type="button">More</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="danger">Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </UiProvider>,
  );
  const menu = await screen.findByRole('menu', { hidden: true });
  expect([...menu.children].map((child) => child.getAttribute('role'))).toEqual(['menuitem']);
  await userEvent.click(screen.getByRole('menuitem', { hidden: true }));
});
