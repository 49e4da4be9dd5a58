import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
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
