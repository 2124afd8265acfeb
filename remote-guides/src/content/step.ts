import type { DrawingName } from '../drawing/Drawing';

/** One thing the reader does, or what happens next. */
export type Step = { drawing: DrawingName; title: string; text: string };
