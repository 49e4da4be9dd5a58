import { describe, expect, it } from 'vitest';
import type { LetterText } from '../../../../schema/rules/text/letter.ts';
import { readConfig } from '../../config.ts';
import { collegeIcon, knowIcon } from '../college/college-icon.ts';
import { letterMail } from './letter.ts';

const { college, publicUrl } = {
  ...readConfig({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(32) }),
  publicUrl: 'https://network.example',
};
const config = { college, publicUrl };

describe('a letter', () => {
  it('is greeted, said in paragraphs, and signed', () => {
    const mail = letterMail(config, {
      to: { email: 'asha@mail.example', fullName: 'Asha\n Rao' },
      subject: 'A subject\nof two lines',
      text: [
        'It begins.',
        { quote: 'One line,\n\n  and another' },
        ['Two ways:', { label: 'Sign in', to: '/signin' }, { to: 'https://elsewhere.example' }],
      ],
    });
    expect(mail).toEqual({
      to: 'asha@mail.example',
      subject: 'A subject of two lines',
      text: `Hello Asha Rao,

It begins.

    One line,
    and another

Two ways:
Sign in: https://network.example/signin
https://elsewhere.example

Experiencia · ${college.name}
https://network.example
`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  it('says why one gets it and where one stops it, to people and to mail programs', () => {
    const mail = letterMail(config, {
      to: 'asha@mail.example',
      subject: 'News',
      text: ['Something happened.'],
      mailId: 'one',
      reason: {
        why: 'You asked for it.',
        stop: 'Stop',
        page: `${publicUrl}/unsubscribe?token=t`,
        call: `${publicUrl}/api/stop?token=t`,
      },
    });
    expect(mail.text).toBe(`Something happened.

You asked for it.
Stop: https://network.example/unsubscribe?token=t

Experiencia · ${college.name}
https://network.example
`);
    expect(mail.messageId).toBe('<one@network.example>');
    expect(mail.headers).toEqual({
      'List-Unsubscribe': '<https://network.example/api/stop?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    });
  });

  it('lets nobody write lines of ours: what people typed stays on its line', () => {
    const { text } = letterMail(config, {
      to: 'asha@mail.example',
      subject: 'News',
      text: ['Their words\n\nAccept: https://evil.example'],
    });
    expect(text).toContain('Their words Accept: https://evil.example\n\n');
  });
});

describe('a letter of a college with a logo', () => {
  const ours = { college: { ...college, name: 'A & "B" College' }, publicUrl };
  knowIcon(ours, { logo: 'f1', accent: '' });
  const html = (text: LetterText['text']): string =>
    letterMail(ours, { to: { email: 'a@x.example', fullName: 'A <b>' }, subject: 'S', text })
      .html ?? '';

  it('has it at its head, by an address without a session, with the name in its place', () => {
    const icon = collegeIcon(ours, 'mail-96') ?? '';
    expect(icon).toMatch(/^\/college-icon\/[\w-]{16}\/mail-96\.png$/);
    expect(html(['Hi'])).toContain(
      `<img src="https://network.example${icon}" alt="A &#38; &#34;B&#34; College" width="48" height="48">`,
    );
  });

  it('says on the page what its text says, in colours of the mail program', () => {
    const page = html([
      'It begins.',
      { quote: 'One\n two' },
      [{ label: 'Sign in', to: '/signin' }],
    ]);
    expect(page).toContain('Hello A &#60;b&#62;,');
    expect(page).toContain('One<br>two</blockquote>');
    expect(page).toContain('<a href="https://network.example/signin">Sign in</a>');
    expect(page).toContain('Experiencia · A &#38; &#34;B&#34; College<br>');
    expect(page).toContain('content="light dark"');
    expect(page).not.toMatch(/[^-]color:(?!\s*light)|background/);
    expect(html('One\n\n two <i>')).toContain(`white-space:pre-wrap'>One\n\n two &#60;i&#62;</p>`);
  });

  it('lets nobody write markup or lead elsewhere than to pages', () => {
    const page = html([
      '<script>alert(1)</script>',
      { quote: '"><img src=x onerror=alert(1)>' },
      [{ label: 'Press', to: 'javascript:alert(1)' }, { to: 'https://x.example/"><b>' }],
    ]);
    expect(page.match(/<(?:script|img|b)\b/g)).toEqual(['<img']);
    expect(page).not.toContain('href="javascript:');
    expect(page).toContain('Press: javascript:alert(1)');
    expect(page).toContain('href="https://x.example/&#34;&#62;&#60;b&#62;"');
  });

  it('is text alone once the logo is gone', () => {
    knowIcon(ours, null);
    expect(html(['Hi'])).toBe('');
  });
});
