import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MarkdownText } from './MarkdownText';

/** Draws a text, and waits for the code that takes it apart. */
async function draw(text: string, inHeading = false): Promise<HTMLElement> {
  const { container } = render(
    <main>
      <MarkdownText text={`${text}${inHeading ? ' `end`' : '\n\n`end`'}`} inHeading={inHeading} />
    </main>,
  );
  await within(container).findByText('end', { selector: 'code' });
  return container;
}

test('code, lists, emphasis and links are shown as what they are', async () => {
  const page = await draw(
    'Use `heapq`, **not** a *sort*:\n\n1. push\n2. pop\n\n- a dash\n- another\n\n```py\nfor x in range(3):\n    print(x)\n```',
  );
  expect(screen.getByText('heapq').tagName).toBe('CODE');
  expect(screen.getByText('not').tagName).toBe('STRONG');
  expect(screen.getByText('sort').tagName).toBe('EM');
  const [numbered, dashed] = screen.getAllByRole('list');
  expect(numbered?.tagName).toBe('OL');
  expect(within(numbered ?? page).getAllByRole('listitem')).toHaveLength(2);
  expect(dashed?.tagName).toBe('UL');
  expect(page.querySelector('pre')?.textContent).toBe('for x in range(3):\n    print(x)');
});

test('a link leads to a page or a letter, in a tab of its own, and says where', async () => {
  const page = await draw(
    '[the sheet](https://sheets.example/x) and https://own.example/y and [bad](javascript:alert(1)) and [https://bank.example](https://elsewhere.example)',
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://sheets.example/x',
    'https://own.example/y',
    'https://elsewhere.example/',
  ]);
  for (const link of links)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  expect(page).toHaveTextContent('the sheet (sheets.example)');
  expect(page).toHaveTextContent('[bad](javascript:alert(1))');
  expect(page).toHaveTextContent('https://bank.example (elsewhere.example)');
});

test('what nobody means stays as it was written', async () => {
  const written = [
    '#include <stdio.h>',
    '# no heading',
    '> 5 of them',
    '---',
    '__init__ and snake_case_name, 2 * 3 * 4',
    '<script>alert(1)</script> <b>bold</b> &lt;',
    '![picture](https://tracker.example/p.png)',
  ];
  const page = await draw(written.join('\n\n'));
  for (const text of written.slice(0, -1)) expect(page).toHaveTextContent(text);
  expect(page.querySelector('script, b, h1, blockquote, hr, img, strong, em')).toBeNull();
});

test('a line that was begun is a line, and a heading has no blocks', async () => {
  const page = await draw('One\ntwo `three`');
  expect(page.querySelector('p')?.textContent).toBe('One\ntwo three');
  const heading = await draw('Which?\n\n- this `one`\n- that', true);
  expect(heading.querySelector('ul, p, div div')).toBeNull();
  expect(heading).toHaveTextContent('- this one - that');
});

test('a text without signs is drawn at once', () => {
  render(<MarkdownText text="Two rounds, see https://own.example" />);
  expect(screen.getByText(/Two rounds/).tagName).toBe('P');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://own.example');
});
