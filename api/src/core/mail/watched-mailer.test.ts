import { describe, expect, it } from 'vitest';
import { watchMailer } from './watched-mailer.ts';

const mail = { to: 'asha@mail.example', subject: 'A code', text: '123456' };

describe('a mailer that is watched', () => {
  const refusals: (Error | null)[] = [];
  let now = 0;
  const mailer = watchMailer(
    {
      send: () => {
        const refusal = refusals.shift();
        return refusal ? Promise.reject(refusal) : Promise.resolve();
      },
    },
    () => now,
  );
  const send = (refusal: Error | null) => {
    refusals.push(refusal);
    return mailer.send(mail).then(
      () => mailer.state.isFailing(),
      () => mailer.state.isFailing(),
    );
  };
  const away = Object.assign(new Error('refused'), { code: 'ECONNECTION' });
  const noSuchPerson = Object.assign(new Error('no such person'), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
  });

  it('fails from a try that failed to one that passes, or that speaks against one mail alone', async () => {
    expect(await send(away)).toBe(true);
    expect(await send(null)).toBe(false);
    expect(await send(away)).toBe(true);
    expect(await send(noSuchPerson)).toBe(false);
    expect(mailer.state).toMatchObject({ sent: 1, failures: 3 });
  });

  it.each([
    [true, 'EENVELOPE', 'MAIL FROM', 550],
    [true, 'EENVELOPE', 'DATA', 550],
    [true, 'EMESSAGE', 'DATA', 451],
    [true, 'EMESSAGE', 'DATA', 550],
    [false, 'EENVELOPE', 'RCPT TO', 450],
    [false, 'EENVELOPE', 'API', undefined],
    [false, 'EMESSAGE', 'DATA', 552],
    [false, 'EMESSAGE', 'DATA', 554],
    [false, 'EMESSAGE', 'MAIL FROM', undefined],
  ])(
    'that it fails is %s after %s at %s with %s',
    async (isFailing, code, command, responseCode) => {
      await send(null);
      const refusal = Object.assign(new Error('refused'), { code, command, responseCode });
      expect(await send(refusal)).toBe(isFailing);
    },
  );

  it('is not said to fail for ever by what another instance has sent meanwhile', async () => {
    expect(await send(away)).toBe(true);
    now += 120_000;
    expect(mailer.state.isFailing()).toBe(false);
  });
});
