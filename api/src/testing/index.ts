export { eventually, startTestApp, TestClock, type TestApp, type TestSettings } from './app.ts';
export { client, type Client, type Json } from './client.ts';
export { aMentee, anAlumnus, anUnverifiedMentee, aPerson, type Person } from './people.ts';
export { statementsOf } from './statements.ts';
