/** Seventeen signs without I, O and Q, letters and digits mixed, standing alone. */
const VIN = /(?<![A-Z0-9])(?=[A-Z]*\d)(?=\d*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![A-Z0-9])/g;

/** Text in which of a VIN only the maker is left: it says whose car it is wherever it stands. */
export const maskedVins = (text: string): string =>
  text.replaceAll(VIN, (number) => `${number.slice(0, 3)}${'*'.repeat(number.length - 3)}`);
