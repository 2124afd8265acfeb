import { app, frames, screen, version } from './parts';
import { matching, oneOf } from './shapes';

/** Fields of fault events. A separate file, because a phone validates them only when a fault happens. */
export const faultFields = {
  /** An answer that could not be parsed: field names and list indexes. */
  'mfe.unread': {
    'mfe.call': matching(/^[A-Z]{3,6} [a-zA-Z/_:{}-]{1,80}$/),
    'mfe.places': matching(/^[a-zA-Z_]{0,40}(?:[.,](?:\d{1,3}|[a-zA-Z_]{1,40})){0,60}$/),
    // Hosts of earlier releases use letters.
    'mfe.reference': matching(/^(?:R-[0-9A-Z]{1,7}|\d{4})?$/),
  },
  /** An uncaught error. Its message is never sent. */
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
    /** Frames in our own files, one per line, innermost first. */
    'exception.stacktrace': frames,
    /** App of the innermost frame, or the host without a frame of ours. */
    'mfe.app': app,
    'mfe.version': version,
    /** `foreign`: thrown by code that is not ours. It is counted separately and decides about no version. */
    'mfe.caught': oneOf('error', 'rejection', 'render', 'foreign'),
    'app.screen.name': screen,
  },
  /** The content security policy of the page blocked something. */
  'mfe.policy': {
    'mfe.directive': matching(/^[a-z-]{3,40}$/),
    'mfe.blocked': oneOf('inline', 'eval', 'own', 'foreign'),
    'app.screen.name': screen,
  },
} as const;
