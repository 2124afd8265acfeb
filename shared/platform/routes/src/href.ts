import { type RouteName, routes } from './routes';

type ParamsIn<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type ParamsOf<Name extends RouteName> = ParamsIn<(typeof routes)[Name]['path']>;
export type Query = Readonly<Record<string, string | number | undefined>>;
type Parts<Name extends RouteName> = [ParamsOf<Name>] extends [never]
  ? [parts?: { query?: Query }]
  : [parts: { params: Readonly<Record<ParamsOf<Name>, string>>; query?: Query }];

/** Returns the address of a page without the base path `/app`. Leaves out empty query values. */
export function href<Name extends RouteName>(name: Name, ...[parts]: Parts<Name>): string {
  const { params = {}, query = {} }: { params?: Record<string, string>; query?: Query } =
    parts ?? {};
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) =>
    // encodeURIComponent throws for a lone surrogate. URLSearchParams replaces it by itself.
    encodeURIComponent((params[key] ?? '').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(kept.map(([key, value]) => [key, String(value)]));
  return kept.length === 0 ? path : `${path}?${search}`;
}
