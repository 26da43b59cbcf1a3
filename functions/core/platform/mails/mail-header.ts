export type Mailbox = { name: string; address: string }

/** Changes that would make another mail of it, however often it is tried. */
export class InvalidHeader extends Error {
  override readonly name = 'InvalidHeader'
}

/** The recommended line length (RFC 5322); a longer address gets its own line. */
const lineLetters = 78
/** Mail programs may cut a line that is longer than this. */
const mostLineLetters = 998
/** The letters that `=?UTF-8?B?` and `?=` take of an encoded word, which may have 75 (RFC 2047). */
const wordFrame = 12
const wordLetters = 75

/** A header with an unescaped value: addresses of links, fixed values. */
export const tokenHeader = (name: string, value: string): string => folded(name, checked(name, value))

/** A header that people read, in any language. */
export function wordsHeader(name: string, value: string): string {
  const safe = checked(name, value)
  return isPlain(name, safe) ? folded(name, safe) : encoded(name, safe)
}

export const addressHeader = (name: string, address: string): string =>
  folded(name, bareAddress(name, address))

/** A name that is no plain words is encoded, because commas and brackets would otherwise be part of the addresses. */
export function mailboxHeader(name: string, { name: called, address }: Mailbox): string {
  const at = `<${bareAddress(name, address)}>`
  const words = checked(name, called)
  if (/^[\w-]+(?: [\w-]+)*$/.test(words) && isPlain(name, words)) return folded(name, `${words} ${at}`)
  return `${encoded(name, words)}\r\n ${at}`
}

function checked(name: string, value: string): string {
  if (!/^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(name))
    throw new InvalidHeader('a header of an email has no valid name')
  if (/[\r\n\0]/.test(value))
    throw new InvalidHeader(`the header ${name} of an email has a line break or a NUL`)
  return value
}

function bareAddress(name: string, address: string): string {
  if (/^[!#-'*+\-/-9=?A-Z^-~.]+@[A-Za-z0-9.-]+$/.test(checked(name, address))) return address
  throw new InvalidHeader(`the header ${name} of an email has no valid address`)
}

/** Words that survive being folded at their spaces, and do not look encoded. */
const isPlain = (name: string, value: string): boolean =>
  /^(?:[!-~]+(?: [!-~]+)*)?$/.test(value) &&
  !value.includes('=?') &&
  value.split(' ').every((word, index) => word.length < lineLetters - (index === 0 ? name.length + 1 : 0))

/** A line begins with the space that it was broken at, which is how the next program joins them again. */
function folded(name: string, value: string): string {
  const lines = [`${name}:`]
  for (const word of value.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (lines.length === 1 && line === `${name}:`) lines[0] = `${line} ${word}`
    else if (line.length + 1 + word.length <= lineLetters) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(` ${word}`)
  }
  if (lines.some((line) => line.length > mostLineLetters))
    throw new InvalidHeader(`the header ${name} of an email has a word that fits no line`)
  return lines.join('\r\n')
}

/** Each encoded word holds whole characters, because each is decoded by itself. */
function encoded(name: string, value: string): string {
  const words: string[] = []
  let bytes: Buffer[] = []
  const room = () => {
    const before = words.length === 0 ? name.length + 2 : 1
    const letters = Math.min(wordLetters, lineLetters - before) - wordFrame
    return Math.floor(letters / 4) * 3
  }
  const close = () => {
    words.push(`=?UTF-8?B?${Buffer.concat(bytes).toString('base64')}?=`)
    bytes = []
  }
  for (const character of value) {
    const next = Buffer.from(character, 'utf8')
    if (bytes.length > 0 && Buffer.concat(bytes).length + next.length > room()) close()
    bytes.push(next)
  }
  close()
  return `${name}: ${words.join('\r\n ')}`
}
