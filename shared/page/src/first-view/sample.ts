/** The visit a template is drawn for when the app is built: what of it differs on the phone stands in `places`. */
export type Sample<Place extends string> = {
  /** Address below /app. */
  address: string;
  /** The customer centre's number. */
  tell: string;
  /** Texts of the sample that a visit has its own for. */
  places: Readonly<Record<Place, string>>;
};
