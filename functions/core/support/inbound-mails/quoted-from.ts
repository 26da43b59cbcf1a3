type Line = { text: string; at: number }

const verbs = /(?<!\p{L})(?:wrote|schrieb|escribi[óo]|a [ée]crit|ha scritto|escreveu|schreef)(?!\p{L})/iu
const openings = /^(?:On|Am|El|Le|Il|Em|Op)\b/
const dividers =
  /^-{2,}\s*(?:Original (?:Message|Appointment)|Forwarded message|Urspr(?:ü|ue)ngliche Nachricht|Weitergeleitete Nachricht|Mensaje original|Message d['’]origine|Message original)\s*-{2,}$/i
const sender = /^\*?(?:From|Von|De)\s*:\*?\s+\S/i
const sentAt = /^\*?(?:Sent|Date|Gesendet|Datum|Enviado(?: el)?|Fecha|Envoy[ée])\s*:\*?\s+\S/i
const about = /^\*?(?:Subject|Betreff|Asunto|Objet)\s*:\*?/i

/**
 * Where the mails that a mail answers begin in its text; undefined if nothing is quoted, and where words of the sender
 * follow or nothing else would be left, because what is quoted is folded on screens.
 */
export function quotedFrom(text: string): number | undefined {
  const lines = linesOf(text)
  for (let index = 0; index < lines.length; index++) {
    const begins = beginsQuote(lines, index)
    if (begins === undefined || !isQuotedToEnd(lines, begins)) continue
    return fromLine(lines, index)
  }
  const block = lastBlock(lines)
  return block === undefined ? undefined : fromLine(lines, block)
}

function linesOf(text: string): Line[] {
  let at = 0
  return text.split('\n').map((line) => {
    const here = at
    at += line.length + 1
    return { text: line.trim(), at: here }
  })
}

/** A place to fold at; not the very beginning, where only the fold would be seen. */
function fromLine(lines: Line[], index: number): number | undefined {
  const isAlone = lines.slice(0, index).every(({ text }) => text === '')
  return isAlone ? undefined : lines[index]?.at
}

/** The first line of what is quoted, if the words before a quote begin at this line. */
function beginsQuote(lines: Line[], index: number): number | undefined {
  const { text } = lines[index] as Line
  if (dividers.test(text)) return index + 1
  const from = /^_{5,}$/.test(text) ? index + 1 : index
  if (sender.test(lines[from]?.text ?? '')) {
    const next = lines.slice(from + 1, from + 7).map((line) => line.text)
    if (next.some((line) => sentAt.test(line)) && next.some((line) => about.test(line))) return from + 1
  }
  return endOfAttribution(lines, index)
}

/** “On Monday, March 1, 2027 at 10:00 AM Ann <ann@example.test> wrote:”, which programs break into up to four lines. */
function endOfAttribution(lines: Line[], index: number): number | undefined {
  let words = ''
  for (let next = index; next < Math.min(index + 4, lines.length); next++) {
    const { text } = lines[next] as Line
    if (text === '' || text.startsWith('>')) return undefined
    words = words === '' ? text : `${words} ${text}`
    if (words.length > 400 || (next === index && !openings.test(text) && !isDated(text))) return undefined
    if (!/:$/.test(text)) continue
    const isOne = (openings.test(words) && verbs.test(words) && /\d/.test(words)) || isDated(words)
    return isOne ? next + 1 : undefined
  }
  return undefined
}

/** “2027-03-01 10:00 GMT+01:00 Ann <ann@example.test>:” */
const isDated = (words: string) => /^\d{4}-\d\d-\d\d .{0,200}@.{0,100}>:$/.test(words)

/** Quoted by signs, all lines but a signature must have one; without them, all that follows is quoted. */
function isQuotedToEnd(lines: Line[], from: number): boolean {
  const rest = lines.slice(from).map(({ text }) => text)
  const first = rest.find((text) => text !== '')
  if (!first?.startsWith('>')) return first !== undefined
  const signature = rest.indexOf('--')
  const quoted = signature < 0 ? rest : rest.slice(0, signature)
  return quoted.every((text) => text === '' || text.startsWith('>'))
}

/** The block of `>` at the end, with the words that introduce it in whatever language. */
function lastBlock(lines: Line[]): number | undefined {
  let begins = lines.length
  for (let index = lines.length - 1; index >= 0; index--) {
    const { text } = lines[index] as Line
    if (text.startsWith('>')) begins = index
    else if (text !== '') {
      const introduces = begins < lines.length && /[\d@].*:$/.test(text) && text.length <= 200
      return introduces ? index : begins < lines.length ? begins : undefined
    }
  }
  return undefined
}
