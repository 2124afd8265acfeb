/** Returns the folder of an app at the root of the repository. */
export const folderOf: (app: string) => string;

/** Returns the name of the source map of a file from its digest in the format of `integrity`. */
export const mapNameOf: (integrity: string) => string;
