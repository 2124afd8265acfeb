import type { ObjectStore } from '../store/objects';
import type { Boot } from './gate';
export const bootIn =
  (_s: ObjectStore, _r: string): Boot =>
  async () => [];
