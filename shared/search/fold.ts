/** A text as names are compared and ordered: lower case, without accents, words of letters and digits only. */
export const fold = (text: string): string =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // Whole letters again, where the parts of one are letters themselves.
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')
