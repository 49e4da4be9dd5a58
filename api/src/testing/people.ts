import { randomUUID } from 'node:crypto';
import { change, type Context } from '../core/context.ts';
import { newId } from '../core/ids.ts';
import { hashPassword, openSession } from '../features/identity/index.ts';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

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
  const token = await change(app.app, async (work) => {
    await work.rows(
      `insert into users (id, email, email_proven_at, password_hash, full_name, role, roles, is_verified, is_admin, is_super_admin, is_banned, is_profile_complete, degree_type, stream, year_of_graduation, college, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'B.Tech', $15, $13, $14, $3)`,
      [
        id,
        email,
        app.clock.now(),
        hash,
        facts.fullName ?? `Person ${count}`,
        role,
        facts.roles ?? [role],
        facts.isVerified ?? false,
        facts.isAdmin ?? false,
        facts.isSuperAdmin ?? false,
        facts.isBanned ?? false,
        facts.isProfileComplete ?? true,
        facts.yearOfGraduation ?? (role === 'alumni' ? 2020 : 2027),
        app.app.config.college.name,
        facts.stream ?? 'CSE',
      ],
    );
    return openSession(context, work, id);
  });
  return { ...app.as(token), token, id, email, password };
}

export const aMentee = (app: TestApp, facts: PersonFacts = {}): Promise<Person> =>
  aPerson(app, { role: 'mentee', isVerified: true, ...facts });
export const anAlumnus = (app: TestApp, facts: PersonFacts = {}): Promise<Person> =>
  aPerson(app, { role: 'alumni', ...facts });
export const anUnverifiedMentee = (app: TestApp, facts: PersonFacts = {}): Promise<Person> =>
  aPerson(app, { role: 'mentee', isVerified: false, ...facts });
