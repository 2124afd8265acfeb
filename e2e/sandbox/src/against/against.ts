import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PageParts } from '@shared/delivery/store/page';
import type { AppName } from '@shared/release/release';
import { served } from '../site/served';
import { pageAgainst } from './page';
import { asked, handedOn, headersHere } from './relay';

export type Against = {
  /** Origin of the deployed release. */
  there: string;
  /** Development servers of the local apps. The host is one of them. */
  servers: Readonly<Partial<Record<AppName, string>>>;
  /** Page parts from the host of this checkout. They are read again for every page. */
  parts: () => PageParts;
};

/**
 * Serves a deployed release as if it ran on this machine, with local apps in its pages. Requests for other remotes, API
 * calls, sign-in and uploads are relayed to the deployed release.
 */
export function against({ there, servers, parts }: Against): RequestListener {
  const live = Object.fromEntries(
    Object.entries(servers).map(([app, address]) => [app, served(app, address)]),
  );
  const answer = async (asking: IncomingMessage, to: ServerResponse) => {
    const way = { there, here: `http://${asking.headers.host ?? 'localhost'}` };
    const found = await asked(asking, way);
    if (!isPage(asking, found)) return handedOn(found, way, to);
    const deployed = (await text(found)).replaceAll(new URL(there).origin, way.here);
    const { html, headers } = pageAgainst(deployed, live, parts(), Object.values(servers));
    // Send the cookies of the release, but not its security headers, because a local build breaks those rules.
    const { 'set-cookie': cookies } = headersHere(found.headers, way);
    to.writeHead(200, { ...headers, ...(cookies && { 'set-cookie': cookies }) }).end(html);
  };
  return (asking, to) => {
    answer(asking, to).catch((error: Error) => {
      if (to.headersSent) return void to.destroy();
      to.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      to.end(`${there}: ${error.message}`);
    });
  };
}

/**
 * Returns true if the answer is the HTML page. Every address below /app/ is, unless the release answers with a redirect
 * or a file.
 */
const isPage = ({ method, url = '' }: IncomingMessage, { statusCode, headers }: IncomingMessage) =>
  method === 'GET' &&
  url.startsWith('/app/') &&
  statusCode === 200 &&
  /^text\/html\b/.test(headers['content-type'] ?? '');
