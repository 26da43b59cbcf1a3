/** The lines of a spreadsheet as CSV, or the sentence that says why they are not read. */
export type XlsxAnswer = { csv: string } | { problem: string }
