/** A whole word of 17 letters and digits, without I, O and Q, with at least one of each. */
const VIN = /(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/g;

/** Masks every VIN in the text except its first three characters (the maker), because a VIN identifies its owner. */
export const maskedVins = (text: string): string =>
  text.replaceAll(VIN, (number) => `${number.slice(0, 3)}${'*'.repeat(number.length - 3)}`);
