/** Why a version is blocked, by `app@version`. */
export type Mark = { by: string; at: string; why: string };
export type Marks = Readonly<Record<string, Mark>>;
