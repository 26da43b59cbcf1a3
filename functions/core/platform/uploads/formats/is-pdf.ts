/** Begins and ends as a PDF does; readers tolerate more, and so would people who hide something around one. */
export function isPdf(file: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) &&
    /%%EOF\s*$/.test(file.toString('latin1', Math.max(0, file.length - 1024)))
  )
}
