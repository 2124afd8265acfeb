type Shapes = Readonly<Record<string, (value: unknown) => boolean>>;

/** Returns whether the fields match the table, each with a valid value. */
export const isWhole = (fields: Readonly<Record<string, unknown>>, shapes: Shapes): boolean =>
  Object.keys(fields).length === Object.keys(shapes).length &&
  Object.entries(shapes).every(([name, fits]) => fits(fields[name]));
