/** Why nobody is to be given a version again, by `app@version`. */
export type Mark = { by: string; at: string; why: string };
export type Marks = Readonly<Record<string, Mark>>;
