import { type AppName, appNames } from '@shared/routes/apps';

/** Position in a built file, as pages send it (shared/platform/telemetry). Line and column start at 1. */
export type Frame = { app: AppName; version: string; file: string; line: number; column: number };

const FRAME = new RegExp(
  String.raw`(?<app>${appNames.join('|')})@(?<version>\d[\w.-]*)/(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)`,
  'g',
);

/** Returns the frames in a text and ignores the rest of it. */
export const framesIn = (text: string): Frame[] =>
  [...text.matchAll(FRAME)].flatMap(({ groups = {} }) => {
    const { app, version = '', file = '', line, column } = groups;
    const known = appNames.find((name) => name === app);
    return known ? [{ app: known, version, file, line: Number(line), column: Number(column) }] : [];
  });
