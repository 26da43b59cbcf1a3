/**
 * Text that spreadsheets take for a formula, even after blanks, line breaks and characters that do not print.
 */
const formula = /^[\s\p{C}"']*[=+\-@＝＋－＠]/u
const hiddenStart = /^[\t\r\n\0]/

/** A spreadsheet shows a cell that begins with an apostrophe as text and runs nothing. */
const harmless = (value: string) => (formula.test(value) || hiddenStart.test(value) ? `'${value}` : value)

/** The text that `csvLine` wrote as a cell: without the apostrophe that kept a spreadsheet from running it. */
export const readCell = (text: string) =>
  text.startsWith("'") && harmless(text.slice(1)) === text ? text.slice(1) : text

const cell = (value: string) => {
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file (RFC 4180), ending with CRLF. */
export const csvLine = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** Tells spreadsheets that the file is UTF-8; first in a file. */
export const byteOrderMark = '\ufeff'
