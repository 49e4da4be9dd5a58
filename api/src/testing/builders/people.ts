import { randomUUID } from 'node:crypto';
import { yearOf } from '../../core/clock.ts';
import { type Context, change } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import { hashPassword, openSession, User } from '../../features/identity/index.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../client.ts';

export interface Person extends Client {
  id: string;
  email: string;
  password: string;
  token: string;
}

export interface PersonFacts {
  fullName?: string;
  email?: string;
  role?: 'mentee' | 'alumni';
  roles?: ('mentee' | 'alumni')[];
  isVerified?: boolean;
  isAdmin?: boolean;
  isSuperAdmin?: boolean;
  isBanned?: boolean;
  mutedUntil?: Date;
  stream?: string;
  yearOfGraduation?: number;
  isProfileComplete?: boolean;
}

const password = 'Correct-Horse9!';
let passwordHash: Promise<string> | undefined;
let count = 0;

/** A person with an account and a session: say only what matters to the story. */
export async function aPerson(app: TestApp, facts: PersonFacts = {}): Promise<Person> {
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  const id = newId();
  count += 1;
  const role = facts.role ?? 'mentee';
  const email = facts.email ?? `person${count}.${randomUUID().slice(0, 8)}@mail.example`;
  const context: Context = {
    app: app.app,
    viewer: null,
    requestId: 'test',
    ip: '127.0.0.1',
    userAgent: 'test',
    cache: new Map(),
  };
  // Students have their degree before them, whenever a story is told.
  const nextYear = yearOf(app.clock) + 1;
  const token = await change(app.app, (work) => {
    work.em.create(User, {
      id,
      email,
      emailProvenAt: app.clock.now(),
      passwordHash: hash,
      fullName: facts.fullName ?? `Person ${count}`,
      role,
      roles: facts.roles ?? [role],
      isVerified: facts.isVerified ?? false,
      isAdmin: facts.isAdmin ?? false,
      isSuperAdmin: facts.isSuperAdmin ?? false,
      mutedUntil: facts.mutedUntil ?? null,
      isBanned: facts.isBanned ?? false,
      isProfileComplete: facts.isProfileComplete ?? true,
      degreeType: 'B.Tech',
      stream: facts.stream ?? 'CSE',
      yearOfGraduation: facts.yearOfGraduation ?? (role === 'alumni' ? 2020 : nextYear),
      college: app.app.config.college.name,
      createdAt: app.clock.now(),
    });
    return Promise.resolve(openSession(context, work, id));
  });
  return { ...app.as(token), token, id, email, password };
}

export const aMentee = (app: TestApp, facts: PersonFacts = {}): Promise<Person> =>
  aPerson(app, { role: 'mentee', isVerified: true, ...facts });
export const anAlumnus = (app: TestApp, facts: PersonFacts = {}): Promise<Person> =>
  aPerson(app, { role: 'alumni', ...facts });
export const anUnverifiedMentee = (app: TestApp, facts: PersonFacts = {}): Promise<Person> =>
  aPerson(app, { role: 'mentee', isVerified: false, ...facts });
