import { type AppName, appNames } from '@shared/routes/apps';

/** Where code of ours stood when it broke, as pages tell it (shared/telemetry): line from 1, column from 1. */
export type Frame = { app: AppName; version: string; file: string; line: number; column: number };

const FRAME = new RegExp(
  String.raw`(?<app>${appNames.join('|')})@(?<version>\d[\w.-]*)/(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)`,
  'g',
);

/** The frames in a text, whatever stands around them. */
export const framesIn = (text: string): Frame[] =>
  [...text.matchAll(FRAME)].flatMap(({ groups = {} }) => {
    const { app, version = '', file = '', line, column } = groups;
    const known = appNames.find((name) => name === app);
    return known ? [{ app: known, version, file, line: Number(line), column: Number(column) }] : [];
  });
