import type { KnownFault } from '../collector/read';
import { type Frame, frameName, framesIn, type Place, placeOf } from '../maps/where';
import type { ObjectStore } from '../store/objects';

/** A line of a stack with its place in the sources, or as the page sent it if the place is unknown. */
export type Line = { frame: string; place: Place | undefined };

export type FaultView = { fault: KnownFault; lines: readonly Line[]; owner: string };

/** Returns the place of a frame. Results are cached, because a source map never changes and is slow to read. */
export type Places = (frame: Frame) => Promise<Place | undefined>;

const MOST_PLACES = 2000;
const MOST_LINES = 6;
/** Number of faults whose lines are looked up. Other faults show their raw frames. */
const MOST_FAULTS = 50;

export function knownPlaces(store: ObjectStore, maps: ObjectStore | undefined): Places {
  const known = new Map<string, Place>();
  return async (frame) => {
    const name = JSON.stringify(frame);
    const before = known.get(name);
    if (before || !maps) return before;
    const found = await placeOf({ store, maps }, frame);
    if ('why' in found) return undefined;
    if (known.size >= MOST_PLACES) known.clear();
    known.set(name, found);
    return found;
  };
}

/** Returns the faults with their source lines, the most frequent first. */
export async function faultViews(
  faults: readonly KnownFault[],
  places: Places,
): Promise<FaultView[]> {
  const views: FaultView[] = [];
  for (const fault of faults.toSorted((a, b) => b.told - a.told)) {
    const frames = framesIn(fault.frames).slice(0, views.length < MOST_FAULTS ? MOST_LINES : 0);
    const lines: Line[] = [];
    for (const frame of frames) lines.push({ frame: frameName(frame), place: await places(frame) });
    const team = lines.find(({ place }) => place?.team)?.place?.team;
    views.push({ fault, lines, owner: team ?? fault.app });
  }
  return views;
}
