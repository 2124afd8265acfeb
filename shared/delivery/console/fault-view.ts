import type { KnownFault } from '../collector/read';
import { type Frame, framesIn } from '../maps/frames';
import { type Place, placeOf } from '../maps/where';
import type { ObjectStore } from '../store/objects';

/** A line of a stack: where it stands in our sources, or as it was told where that is not known. */
export type Line = { frame: string; place: Place | undefined };

export type FaultView = { fault: KnownFault; lines: readonly Line[]; owner: string };

/** What a map says of a frame never changes, and reading one is slow. */
export type Places = (frame: Frame) => Promise<Place | undefined>;

const MOST_PLACES = 2000;
const MOST_LINES = 6;
/** Faults whose lines are looked up; the others are shown as they were told. */
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

/** Faults with the lines of our sources they happened in, those told the most first. */
export async function faultViews(
  faults: readonly KnownFault[],
  places: Places,
): Promise<FaultView[]> {
  const views: FaultView[] = [];
  for (const fault of faults.toSorted((a, b) => b.told - a.told)) {
    const frames = framesIn(fault.frames).slice(0, views.length < MOST_FAULTS ? MOST_LINES : 0);
    const lines: Line[] = [];
    for (const frame of frames) {
      const { app, version, file, line, column } = frame;
      const told = `${app}@${version}/${file}:${line}:${column}`;
      lines.push({ frame: told, place: await places(frame) });
    }
    const team = lines.find(({ place }) => place?.team)?.place?.team;
    views.push({ fault, lines, owner: team ?? fault.app });
  }
  return views;
}
