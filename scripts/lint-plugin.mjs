// Two of ESLint's own rules, for oxlint, which has none like them.
import { builtinRules } from 'eslint/use-at-your-own-risk';

export default {
  meta: { name: 'house' },
  rules: Object.fromEntries(
    ['max-len', 'no-restricted-syntax'].map((name) => [name, builtinRules.get(name)]),
  ),
};
