import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { aLiveSchema } from '../../testing/transports.ts';
import { coerceVariables, createOperations } from './operation.ts';

const schema = aLiveSchema(
  `type Query { nothing: Int }
   type Post { id: ID! }
   type Subscription { postUpdated(postId: ID!, first: Int = 20): Post, silent: Post }`,
  { postUpdated: { access: 'member', topic: () => 'post', resolve: () => null } },
);
const prepare = createOperations(schema);
const query = 'subscription ($id: ID!) { postUpdated(postId: $id) { id } }';

describe('a live operation', () => {
  it('is one live field with its access rule; arguments come from variables and defaults', () => {
    const operation = prepare(query);
    expect(operation.access).toBe('member');
    expect(operation.argsOf({ id: 'a' })).toEqual({ postId: 'a', first: 20 });
    expect(
      prepare('subscription { postUpdated(postId: "b", first: 3) { id } }').argsOf({}),
    ).toEqual({ postId: 'b', first: 3 });
  });

  it('has ids as rows and topics have them, however they were sent', () => {
    const id = '0199E6E2-764E-777D-A7EF-FE17E0CEC5B1';
    expect(prepare(query).argsOf({ id }).postId).toBe(id.toLowerCase());
    expect(prepare(query).argsOf({ id: 'No-Id' }).postId).toBe('No-Id');
  });

  it('is parsed once for each text', () => {
    expect(prepare(query).document).toBe(prepare(query).document);
  });

  it('may be a document that is parsed already, one operation of several', () => {
    const document = parse(
      `query A { nothing } ${query.replace('subscription', 'subscription B')}`,
    );
    expect(prepare(document, 'B').document).toBe(document);
    expect(() => prepare(document, 'A')).toThrow('Only subscriptions pass this way');
    expect(() => prepare(document)).toThrow('Only subscriptions pass this way');
  });

  it.each([
    ['{ nothing }', 'Only subscriptions pass this way'],
    ['subscription { silent { id } }', 'Only live fields pass this way'],
    ['subscription { postUpdated(postId: 1) @include(if: true) { id } }', 'without conditions'],
    ['subscription { ...F } fragment F on Subscription { silent { id } }', 'Only subscriptions'],
    ['subscription { nothing }', 'Cannot query field'],
    [`subscription { silent { id } } #${'x'.repeat(10_000)}`, 'longer than 10000'],
  ])('%s is refused', (text, message) => {
    expect(() => prepare(text.slice(0, 10_050))).toThrow(message);
  });

  it('takes the variables that it declares, by their types, and no others', () => {
    const operation = prepare(query);
    expect(coerceVariables(schema, operation, { id: 7, other: 'x' })).toEqual({ id: '7' });
    expect(() => coerceVariables(schema, operation, {})).toThrow(/"\$id"/);
  });
});
