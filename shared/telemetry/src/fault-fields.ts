import { app, frames, screen, version } from './parts';
import { matching, oneOf } from './shapes';

/** What went wrong, of the table: a file of its own, because a phone checks these fields alone, and only when it did. */
export const faultFields = {
  /** An answer that could not be read: names of fields and places in lists. */
  'mfe.unread': {
    'mfe.call': matching(/^[A-Z]{3,6} [a-zA-Z/_:{}-]{1,80}$/),
    'mfe.places': matching(/^[a-zA-Z_]{0,40}(?:[.,](?:\d{1,3}|[a-zA-Z_]{1,40})){0,60}$/),
    'mfe.reference': matching(/^(?:R-[0-9A-Z]{1,7})?$/),
  },
  /** An error nobody caught. The message is never told. */
  exception: {
    'exception.type': oneOf(
      'Error',
      'TypeError',
      'RangeError',
      'ReferenceError',
      'SyntaxError',
      'URIError',
      'AggregateError',
      'DOMException',
      'ChunkLoadError',
      'other',
    ),
    /** Frames in files of ours, one a line, the innermost first. */
    'exception.stacktrace': frames,
    /** Of the innermost frame; without a frame of ours, the host. */
    'mfe.app': app,
    'mfe.version': version,
    'mfe.caught': oneOf('error', 'rejection', 'render'),
    'app.screen.name': screen,
  },
  /** The page's policy refused something. */
  'mfe.policy': {
    'mfe.directive': matching(/^[a-z-]{3,40}$/),
    'mfe.blocked': oneOf('inline', 'eval', 'own', 'foreign'),
    'app.screen.name': screen,
  },
} as const;
