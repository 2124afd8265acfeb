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

/** Address of a page inside the app, without the base path `/app`. Empty query values are left out. */
export function href<Name extends RouteName>(name: Name, ...[parts]: Parts<Name>): string {
  const { params = {}, query = {} }: { params?: Record<string, string>; query?: Query } =
    parts ?? {};
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) =>
    // Half a sign of a pair cannot be encoded; a query replaces it by itself.
    encodeURIComponent((params[key] ?? '').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(kept.map(([key, value]) => [key, String(value)]));
  return kept.length === 0 ? path : `${path}?${search}`;
}
