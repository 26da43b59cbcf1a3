// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what goes
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/** They turn the order of what follows them, also of what others wrote. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

const nothingToSee = /^[\s\p{Z}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Never half a character at the end. */
const firstOf = (value: string, max: number) =>
  value.length <= max ? value : value.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/** One line of a mail that somebody sent: a name, a subject. Invisible text counts as empty. */
export function mailLine(value: string, max: number): string {
  const line = value
    .slice(0, mostRead)
    .toWellFormed()
    .replace(unprintable, ' ')
    .replace(turning, '')
    .replace(/\s+/g, ' ')
    .trim()
  return nothingToSee.test(line) ? '' : firstOf(line, max).trimEnd()
}

/** The words of a mail in lines that end in a line feed, without what cannot be seen and without long gaps. */
export function mailText(value: string, max: number): { text: string; isCut: boolean } {
  const text = value
    .slice(0, mostRead)
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029\f]/g, '\n')
    .replace(unprintable, '')
    .replace(turning, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim()
  return { text: firstOf(text, max).trimEnd(), isCut: value.length > mostRead || text.length > max }
}

const mostRead = 100_000
