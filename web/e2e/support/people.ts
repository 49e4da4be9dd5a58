import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { address } from './run.ts';

/** Somebody with an account. */
export interface Person {
  id: string;
  fullName: string;
  email: string;
  password: string;
  token: string;
}

/** Whom a token stands for. */
const idIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string })
    .sub;

interface KeptMail {
  to: string;
  subject: string;
  text: string;
}
interface TokenAnswer {
  token: string;
}

const demoPassword = 'Demo@12345';
export const strongPassword = 'Strong@123';
export const instituteDomain = 'student.vie.example';

/** An address nobody else has. */
export const newEmail = (domain = 'mail.example'): string =>
  `e2e.${randomUUID().slice(0, 13)}@${domain}`;

export async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Mail that came to an address, newest first. */
async function mailsTo(email: string): Promise<KeptMail[]> {
  const answer = await fetch(`${address}/dev/mail.json`);
  return ((await answer.json()) as KeptMail[]).filter(({ to }) => to === email);
}

/** The code of the newest mail to an address, once there are `count` of them. */
export async function codeFor(email: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(email)).length, {
      message: `mail to ${email}`,
      timeout: 20_000,
    })
    .toBeGreaterThanOrEqual(count);
  const [newest] = await mailsTo(email);
  const code = /\b(\d{6})\b/.exec(newest?.text ?? '')?.[1];
  if (!code) throw new Error(`The mail to ${email} holds no code`);
  return code;
}

/** A link of the mails to an address: most leave two minutes after what they tell of. */
export async function linkFor(email: string, link: RegExp): Promise<URL> {
  const links = async (): Promise<string[]> =>
    (await mailsTo(email)).flatMap(({ text }) => link.exec(text)?.[0] ?? []);
  await expect
    .poll(links, { message: `a link in a mail to ${email}`, timeout: 240_000 })
    .not.toEqual([]);
  return new URL((await links())[0] ?? '');
}

async function signIn(fullName: string, email: string, password = demoPassword): Promise<Person> {
  const { token } = await post<TokenAnswer>('/api/auth/signin', { email, password });
  return { id: idIn(token), fullName, email, password, token };
}

/** A fresh account made the way everybody makes one. */
export async function newcomer(role: 'mentee' | 'alumni', fullName: string): Promise<Person> {
  const email = newEmail();
  const input = {
    fullName,
    email,
    password: strongPassword,
    rePassword: strongPassword,
    degreeType: 'B.Tech',
    stream: 'CSE',
    specialisation: '',
    yearOfGraduation: role === 'alumni' ? 2019 : 2028,
    role,
  };
  await post('/api/auth/signup', input);
  const { token } = await post<TokenAnswer>('/api/auth/verify-otps', {
    ...input,
    emailOtp: await codeFor(email),
  });
  const final = await post<TokenAnswer>('/api/auth/register-final', { email }, token);
  return { id: idIn(final.token), fullName, email, password: strongPassword, token: final.token };
}

/** A fresh student whose institute address is proven. */
export async function verifiedStudent(fullName: string): Promise<Person> {
  const person = await newcomer('mentee', fullName);
  const email = newEmail(instituteDomain);
  await post('/api/auth/send-otp-institute', { email }, person.token);
  const { token } = await post<TokenAnswer>(
    '/api/auth/verify-otp-institute',
    { email, otp: await codeFor(email) },
    person.token,
  );
  return { ...person, token };
}

/**
 * The people of the demo college whom visitors sign in as; `admin` has a second factor for a while
 * (`admin/access.spec.ts`).
 */
export const demo = {
  alumnus: () => signIn('Asha Rao', 'asha.rao@vie.example'),
  student: () => signIn('Kabir Nair', 'kabir.nair@vie.example'),
  unverified: () => signIn('Diya Kashyap', 'diya.kashyap@vie.example'),
  admin: () => signIn('Venkata Ramana Murthy', 'venkata.ramana.murthy@vie.example'),
  superAdmin: () => signIn('Sunita Kujur', 'sunita.kujur@vie.example'),
} as const;
