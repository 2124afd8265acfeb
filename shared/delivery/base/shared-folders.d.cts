/** Returns the folders of the shared packages by name. Example: `api` → `shared/product/api`. */
export function sharedFolders(root: string): Readonly<Record<string, string>>;
