const named: Record<string, string> = {
  logo: 'Logo URL',
  resumeLink: 'Résumé link',
  resume: 'Résumé',
  materialFiles: 'Study materials',
  'typing.hashtag': 'Hashtag',
  'typing.question': 'Question of your own',
  'typing.suggested': 'Suggested question',
};
const links: readonly [RegExp, (number: number, round: number) => string][] = [
  [/^materialLinks\.(\d+)$/, (number) => `Study material link ${number}`],
  [/^onlineAssessment\.questionLinks\.(\d+)$/, (number) => `Online assessment link ${number}`],
  [
    /^(?:rounds|storyRounds)\.(\d+)\.questionLinks\.(\d+)$/,
    (number, round) => `Round ${round} link ${number}`,
  ],
  [/^(?:rounds|storyRounds)\.(\d+)$/, (number) => `Round ${number}`],
];

function fieldName(path: string): string | null {
  for (const [pattern, name] of links) {
    const numbers = pattern
      .exec(path)
      ?.slice(1)
      .map((index) => Number(index) + 1);
    if (numbers) return name(numbers.at(-1) ?? 0, numbers[0] ?? 0);
  }
  return named[path] ?? named[path.split('.')[0] ?? ''] ?? null;
}

/** A reason that does not say which field it is about, with the field's name before it. */
export function withFieldName(path: string, text: string): string {
  const name = fieldName(path);
  return name === null || text.startsWith(name) ? text : `${name}: ${text}`;
}
