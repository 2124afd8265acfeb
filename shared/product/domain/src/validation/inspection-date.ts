/** Years for which an inspection sheet is valid. Staff check the day on the sheet. Source: PHOTO-003. */
export const INSPECTION_SHEET_YEARS = 2;
