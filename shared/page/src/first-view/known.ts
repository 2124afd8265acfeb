/** What a start knows of a visit before React is here. What has not been answered yet is `undefined`. */
export type Known = {
  /** Of the address, with /app. */
  path: string;
  query: URLSearchParams;
  /** The Korean day by the device's clock, YYYY-MM-DD. */
  day: string;
  /** The customer centre's number. */
  tell?: string | undefined;
  /** The groups of what is for sale. */
  sold?: readonly string[] | undefined;
};

/**
 * The texts that stand in the template's places for this visit, or `undefined` while the template is not what the page
 * will show: then the outline stays.
 */
export type Fill<Place extends string> = (
  known: Known,
) => Readonly<Record<Place, string>> | undefined;
