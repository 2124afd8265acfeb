export const packageOf: (key: string) => string;
