import type { DrawingName } from '../drawing/Drawing';

/** An action of the reader, or the event that follows. */
export type GuideStep = { drawing: DrawingName; title: string; text: string };
