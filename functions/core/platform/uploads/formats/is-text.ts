import { isUtf8 } from 'node:buffer'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the rule refuses
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** Readers of PDFs look for its beginning in the first thousand bytes, and forgive what is missing after it. */
const mayOpenAsPdf = (file: Buffer) => file.subarray(0, 1024).includes('%PDF-')

/** Words in UTF-8 and nothing else: no control characters but tabs and line breaks. */
export const isText = (file: Buffer): boolean =>
  file.length > 0 && isUtf8(file) && !unprintable.test(file.toString('utf8')) && !mayOpenAsPdf(file)
