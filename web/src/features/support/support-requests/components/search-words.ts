/** Words that questions have in common. */
const common = new Set(
  'about after also and any are before but can cannot cant did does dont for from get getting got had has have help how into its just like make mine more need not now off our out please problem question should still that the their them then there they this too under until use was were what when where which who why will with work working works would you your'.split(
    ' ',
  ),
)

/** The two longest words of a subject that say what it is about, by which answers are searched. */
export function searchWords(subject: string): string[] {
  const words = subject
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !common.has(word))
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, 2)
}
