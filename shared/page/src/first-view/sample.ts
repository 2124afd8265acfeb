/** The visit a template is drawn for when the app is built: what of it differs on the phone stands in `places`. */
export type Sample<Place extends string> = {
  /** Address below /app. */
  address: string;
  /** The Korean day, YYYY-MM-DD. */
  day?: string;
  /** The customer centre's number. */
  tell?: string;
  /** Groups of what is for sale. */
  sold?: readonly string[];
  /** Texts of the sample that a visit has its own for. */
  places: Readonly<Record<Place, string>>;
};
