import { parseMarks } from '@schema/rules/text/parse-marks';
import { withoutMarks } from '@schema/rules/text/without-marks';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MarkedText } from './MarkedText';

vi.mock('@schema/rules/text/parse-marks', { spy: true });

const drawn = (text: string): string =>
  render(<MarkedText text={text} />).container.innerHTML.replaceAll(/ class="[^"]*"/g, '');

test.each([
  ['*bold* and _italic_', '<p><strong>bold</strong> and <em>italic</em></p>'],
  [
    '**bold**, *both _of them_*',
    '<p><strong>bold</strong>, <strong>both <em>of them</em></strong></p>',
  ],
  ['use `heapq.push(*a)`', '<p>use <code>heapq.push(*a)</code></p>'],
  ['*`x` is bold*', '<p><strong><code>x</code> is bold</strong></p>'],
  ['(*so*), "_so_".', '<p>(<strong>so</strong>), "<em>so</em>".</p>'],
  [
    'see:\n```\nfor x in y:\n    go()\n```',
    '<div>see:\n<pre><code>for x in y:\n    go()</code></pre></div>',
  ],
  // Spaces behind a fence go with the end of its line, and are the code's where words follow.
  ['```  \ngo()\n```', '<div><pre><code>go()</code></pre></div>'],
  ['```  go()\n```', '<div><pre><code>  go()</code></pre></div>'],
  ['*बोल्ड* words', '<p><strong>बोल्ड</strong> words</p>'],
])('%j is shown as what it is', (text, html) => {
  expect(drawn(text)).toBe(html);
});

test.each([
  '2 * 3 * 4 and 2*3*4',
  'snake_case_name, __init__, _private_var',
  'f(*args, *more) and int *p, *q;',
  '* a list\n* of lines',
  '*over\ntwo lines*',
  '¯\\_(ツ)_/¯',
  '**** and ____ and ``',
  '  two spaces,\n\n\n  and three lines',
  '> 5, # no heading, - no list, [no](link)',
  'me_@a_.b_@c',
])('%j stays as it was written', (text) => {
  const { container } = render(<MarkedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('strong, em, code, ul, blockquote, h1')).toBeNull();
});

test('an address keeps its signs, and what is written is never run', () => {
  const { container } = render(
    <MarkedText
      text={'https://a.example/_x_/*y*?q=`1` *<img src=x onerror=alert(1)>* _www.b.example_'}
    />,
  );
  const [first, second] = container.querySelectorAll('a');
  expect(first?.getAttribute('href')).toBe('https://a.example/_x_/*y*?q=`1`');
  expect(second?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('strong')?.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('a message full of signs is taken apart in no time', () => {
  const begun = performance.now();
  for (const text of ['*a '.repeat(2000), '_*'.repeat(2500), '`'.repeat(5000), '*a*'.repeat(1600)])
    drawn(text);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('a fence that nothing closes is words, however many spaces are behind it', () => {
  const text = `\`\`\`${' '.repeat(800_000)}x`;
  expect(parseMarks(text)).toEqual([{ kind: 'words', text }]);
});

test('a message is taken apart once, however often it is drawn', () => {
  const message = (className: string) => <MarkedText text="*bold* words" className={className} />;
  const { rerender, container } = render(message('a'));
  vi.mocked(parseMarks).mockClear();
  rerender(message('b'));
  expect(container.querySelector('p.b strong')?.textContent).toBe('bold');
  expect(parseMarks).not.toHaveBeenCalled();
});

test.each([
  ['*bold* and _italic_', 'bold and italic'],
  ['**bold**, *both _of them_*', 'bold, both of them'],
  ['use `heapq.push(*a)`', 'use heapq.push(*a)'],
  ['see:\n```\ngo()\n```', 'see:\ngo()'],
  ['2 * 3 * 4, snake_case and __init__', '2 * 3 * 4, snake_case and __init__'],
])('in one line %j stands without its signs', (text, words) => {
  expect(withoutMarks(text)).toBe(words);
});
