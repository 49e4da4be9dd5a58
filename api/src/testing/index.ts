export { startTestApp, type TestApp } from './app.ts';
export { aMentee, anAlumnus, anUnverifiedMentee, aPerson, type Person } from './builders/people.ts';
export { type Client, client, type Json } from './client.ts';
export { eventually } from './eventually.ts';
export { statementsOf } from './statements.ts';
