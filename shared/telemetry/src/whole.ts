type Shapes = Readonly<Record<string, (value: unknown) => boolean>>;

/** Whether the fields are those of the table, each with a value that fits. */
export const isWhole = (fields: Readonly<Record<string, unknown>>, shapes: Shapes): boolean =>
  Object.keys(fields).length === Object.keys(shapes).length &&
  Object.entries(shapes).every(([name, fits]) => fits(fields[name]));
