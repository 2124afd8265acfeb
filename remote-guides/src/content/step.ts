import type { DrawingName } from '../drawing/Drawing';

/** One thing the reader does, or what happens next. */
export type GuideStep = { drawing: DrawingName; title: string; text: string };
