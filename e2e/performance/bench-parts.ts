import type { Measured } from './bars';
import type { Certificate } from './certificate';
import type { Options } from './options';
import { type MeasuredPage, measuredPages } from './pages';
import type { Backend } from './server';
import { stageOf } from './stage';
import type { Sites, Stage } from './start';

/** Arguments of every part of the benchmark, and the place for its results. */
export type Bench = {
  options: Options;
  backend: Backend;
  tls: Certificate | undefined;
  /** A temporary folder. */
  data: string;
  measured: Measured & Record<string, unknown>;
  say: (text: string) => void;
};

export const loads = ({ options }: Bench, own: number): number => options.n ?? own;

export const pagesOf = ({ options }: Bench, own: readonly string[]): readonly MeasuredPage[] =>
  measuredPages.filter(({ name }) => (options.page.length > 0 ? options.page : own).includes(name));

export async function staged<T>(
  { backend, tls }: Bench,
  sites: Sites,
  use: (stage: Stage) => Promise<T>,
): Promise<T> {
  const stage = await stageOf(sites, backend, tls);
  const result = await use(stage);
  await Promise.all(Object.values(stage.served).map(({ close }) => close()));
  return result;
}
