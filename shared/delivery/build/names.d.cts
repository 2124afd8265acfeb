/** Folder of an app at the project's root. */
export const folderOf: (app: string) => string;

/** What the source map of a file is called, by the file's digest in the notation of `integrity`. */
export const mapNameOf: (integrity: string) => string;
