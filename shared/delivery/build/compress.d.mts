export const compress: (folder: string) => void;
export const filesIn: (folder: string) => string[];
