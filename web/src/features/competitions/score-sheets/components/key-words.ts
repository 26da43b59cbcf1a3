/** A key of a rulebook as words: `tonal_accuracy` as `Tonal accuracy`. */
export const keyWords = (key: string): string => {
  const words = key.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
