export { eventually, startTestApp, type TestApp } from './app.ts';
export { client, type Client, type Json } from './client.ts';
export { aMentee, anAlumnus, anUnverifiedMentee, aPerson, type Person } from './people.ts';
export { statementsOf } from './statements.ts';
