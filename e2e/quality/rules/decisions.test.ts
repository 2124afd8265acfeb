import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionSettings } from '@shared/config/settings';
import { filesOf } from './sources';

const root = join(__dirname, '../../..');
const LIST = 'e2e/decisions.md';

type Decision = { id: string; switches: readonly string[] };

/** Reads entries such as '- **A-37** Topic: answer. Switch: `estimate.yearMin`'. The switch is optional. */
const decisionsIn = (text: string): Decision[] =>
  [...text.matchAll(/^- \*\*(A-\d+)\*\* (.*)$/gm)].map(([, id = '', entry = '']) => ({
    id,
    switches: [...(entry.split(' Switch: ')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => name,
    ),
  }));

/** Returns references to unlisted decisions, and to an area instead of a row, for example `Source: PAY rows`. */
const unknownIn = (text: string, known: ReadonlySet<string>): string[] => [
  ...[...text.matchAll(/\bA-\d{2,}\b/g)].map(([id]) => id).filter((id) => !known.has(id)),
  ...[...text.matchAll(/\b[A-Z]{3,} rows\b/g)].map(([area]) => area),
];

const decisions = decisionsIn(readFileSync(join(root, LIST), 'utf8'));
const known = new Set(decisions.map(({ id }) => id));

const sources = filesOf(
  (path) =>
    /\.(?:tsx?|m?js|cjs|css|md|yaml|tsv)$/.test(path) &&
    path !== 'e2e/quality/rules/decisions.test.ts',
);

describe('decisions', () => {
  it('are numbered without a gap', () => {
    expect(decisions.map(({ id }) => id)).toEqual(
      decisions.map((_, index) => `A-${String(index + 1).padStart(2, '0')}`),
    );
    expect(decisions.length).toBeGreaterThan(80);
  });

  it('name switches that exist in the settings', () => {
    const names = Object.entries(productionSettings).flatMap(([group, values]) => [
      `${group}.*`,
      ...Object.keys(values).map((name) => `${group}.${name}`),
    ]);

    expect(decisions.flatMap(({ switches }) => switches)).not.toHaveLength(0);
    for (const { id, switches } of decisions)
      for (const name of switches)
        expect({ id, isKnown: names.includes(name), name }).toMatchObject({ isKnown: true });
  });

  it.each(['/** Source: A-999. */', '/** Source: API-023, PAY rows. */'])(
    'do not include a reference like %s',
    (text) => {
      expect(unknownIn(text, known)).toHaveLength(1);
    },
  );

  it('include every reference of code, tests and documents', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      unknownIn(text, known).map((what) => `${path}: ${what}`),
    );

    expect(sources.length).toBeGreaterThan(1000);
    expect(unknown).toEqual([]);
  });
});
