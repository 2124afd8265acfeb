import {
  assetHeaders,
  type Headers,
  listHeaders,
  pageHeaders,
  pointerHeaders,
} from '../store/headers';

/** A response headers policy in the format of the CloudFront API. */
export type HeadersPolicy = {
  Name: string;
  CorsConfig?: object;
  SecurityHeadersConfig: Readonly<Record<string, object>>;
  CustomHeadersConfig: { Quantity: number; Items: readonly object[] };
};

/** Headers with their own field in the API. CloudFront refuses them among the custom headers. */
const security: Readonly<Record<string, (value: string) => readonly [string, object]>> = {
  'Content-Security-Policy': (value) => [
    'ContentSecurityPolicy',
    { Override: true, ContentSecurityPolicy: value },
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions', { Override: true }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { Override: true, ReferrerPolicy: value }],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/.test(value),
    },
  ],
};

const ORIGINS = 'Access-Control-Allow-Origin';
/** Headers that the object has itself. A compressed file has the type of the original. */
const OWN = ['Content-Type', ORIGINS];

/** Objects say it themselves. A policy would say it for errors, too, and a phone would keep those. */
const withoutCaching = ({ 'Cache-Control': _, ...others }: Headers): Headers => others;

/** Returns one policy for each kind of file, from the common table. */
export const headersPolicies = (): readonly HeadersPolicy[] =>
  Object.entries({
    'care-page': withoutCaching(pageHeaders),
    'care-pointer': pointerHeaders,
    'care-asset': withoutCaching(assetHeaders),
    'care-list': listHeaders,
  }).map(([name, headers]) => policyOf(name, headers));

function policyOf(Name: string, headers: Headers): HeadersPolicy {
  const named = Object.entries(headers).filter(([header]) => !OWN.includes(header));
  const placed = named.flatMap(([header, value]) => {
    const own = security[header]?.(value);
    return own ? [own] : [];
  });
  const Items = named
    .filter(([header]) => security[header] === undefined)
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  const origin = headers[ORIGINS];
  return {
    Name,
    ...(origin !== undefined && { CorsConfig: corsOf(origin) }),
    SecurityHeadersConfig: Object.fromEntries(placed),
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}

const listOf = (...Items: string[]) => ({ Quantity: Items.length, Items });

const corsOf = (origin: string) => ({
  OriginOverride: true,
  AccessControlAllowOrigins: listOf(origin),
  AccessControlAllowHeaders: listOf('*'),
  AccessControlAllowMethods: listOf('GET', 'HEAD'),
  AccessControlAllowCredentials: false,
});
