import { appNames } from '@shared/routes/apps';
import { type RouteName, routeNames } from '@shared/routes/routes';
import { matching, oneOf, upTo } from './shapes';

const VERSION = String.raw`\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9a-zA-Z.-]{1,40})?`;
const APP = appNames.join('|');
/** `apply@1.4.0/main.3f2a.js:1:2345` */
const FRAME = String.raw`(?:${APP})@${VERSION}/[\w.-]{1,160}\.js:\d{1,6}:\d{1,7}`;
const PLACED = `(?:${APP})@${VERSION}`;

export const app = oneOf(...appNames);
export const version = matching(new RegExp(`^${VERSION}$`));
export const duration = upTo(86_400_000);
export const screen = oneOf<RouteName>(...routeNames);
/** Frames, one per line, innermost first. */
export const frames = matching(new RegExp(`^(?:${FRAME}(?:\n${FRAME}){0,19})?$`));
/** `host@1.0.0 apply@1.4.0 …` */
export const versions = matching(new RegExp(`^${PLACED}(?: ${PLACED}){0,95}$`));
