const named: Record<string, string> = {
  logo: 'Logo URL',
  resumeLink: 'Résumé link',
  resume: 'Résumé',
  materialFiles: 'Study materials',
  'typing.hashtag': 'Hashtag',
  'typing.question': 'Question of your own',
  'typing.suggested': 'Suggested question',
};
const links: readonly [RegExp, (place: number, round: number) => string][] = [
  [/^materialLinks\.(\d+)$/, (place) => `Study material link ${place}`],
  [/^onlineAssessment\.questionLinks\.(\d+)$/, (place) => `Online assessment link ${place}`],
  [
    /^(?:rounds|storyRounds)\.(\d+)\.questionLinks\.(\d+)$/,
    (place, round) => `Round ${round} link ${place}`,
  ],
  [/^(?:rounds|storyRounds)\.(\d+)$/, (place) => `Round ${place}`],
];

function nameOf(path: string): string | null {
  for (const [pattern, name] of links) {
    const places = pattern
      .exec(path)
      ?.slice(1)
      .map((place) => Number(place) + 1);
    if (places) return name(places.at(-1) ?? 0, places[0] ?? 0);
  }
  return named[path] ?? named[path.split('.')[0] ?? ''] ?? null;
}

/** A reason that does not say which field it is about, with the field's name before it. */
export function withFieldName(path: string, text: string): string {
  const name = nameOf(path);
  return name === null || text.startsWith(name) ? text : `${name}: ${text}`;
}
