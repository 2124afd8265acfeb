import { appNames } from '@shared/routes/apps';
import { contentTypes, keptPageHeaders, missingHeaders, PERSONAL } from '../store/headers';
import { filled } from '../store/template';

/** Returns the CloudFront function for the viewer request, which rewrites addresses before they reach the bucket. */
export const pageFunction = (channel: string, root: string): string =>
  filled(root, 'cdn/page-function.js', {
    channel,
    apps: appNames.join('|'),
    endings: Object.keys(contentTypes)
      .map((ending) => ending.slice(1))
      .join('|'),
    // CloudFront demands names in lower case.
    missing: JSON.stringify(
      Object.fromEntries(
        Object.entries(missingHeaders).map(([name, value]) => [name.toLowerCase(), { value }]),
      ),
    ),
  });

/**
 * Returns the CloudFront function for the viewer response, which runs after the headers policy and for no error. Browsers
 * keep the page for `keep` seconds.
 */
export const responseFunction = (root: string, keep: number): string =>
  filled(root, 'cdn/response-function.js', {
    personal: PERSONAL,
    kept: keptPageHeaders(keep)['Cache-Control'] ?? '',
  });
