/** Shown after the amount by which a tier costs more. */
export const MORE = '더';

/** Returns by how much a tier costs more or less than the shown one. Example: 885,000 and 433,620 give 451,380 '더'. */
export const differenceOf = (total: number, shown: number) => ({
  won: Math.abs(total - shown),
  word: total > shown ? MORE : '덜',
});
