import type { Call } from './call';
import { Refused } from './refusal';

const LONGEST = 4096;

/** Returns an object that is sent as JSON in the query. @throws {Refused} 400 */
export function jsonQuery({ query }: Call, name: string): Readonly<Record<string, unknown>> {
  const text = query[name] ?? '';
  try {
    if (text.length > LONGEST) throw new RangeError('too long');
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new RangeError('not an object');
    return parsed as Record<string, unknown>;
  } catch {
    throw new Refused(400, '조회 조건을 읽을 수 없습니다.');
  }
}

/** Returns the requested number of rows, between 1 and `most`. */
export function limitOf({ query }: Call, most: number): number {
  const asked = Number(query['limit'] ?? most);
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : most;
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
