type Item = {
  level: number
  /** The list that the item says it belongs to. */
  list: string
  isOrdered: boolean
  /** The number in front of it, if it has one in digits. */
  number: number | undefined
  html: string
}

type OpenList = Omit<Item, 'html'>

const attributes = `((?:"[^"]*"|'[^']*'|[^>"'])*)`

/** The desktop’s Word writes each item as a paragraph whose style names its list and level. */
const paragraph = new RegExp(String.raw`<p\b${attributes}>([\s\S]*?)</p\s*>`, 'gi')
const place = /mso-list:\s*(l\d+)\s+level(\d+)(\s+lfo\d+)?/i
const markStart = new RegExp(String.raw`<span\b(?=[^>]*mso-list:\s*Ignore)${attributes}>`, 'i')

/** Word in a browser writes each item as a list of its own. */
const onlineList = new RegExp(
  String.raw`(?:<div\b[^>]*ListContainerWrapper[^>]*>\s*)?<(ul|ol)\b${attributes}>((?:\s*<li\b[^>]*\bdata-aria-level=(?:(?!</?(?:[uo]l|li)\b)[\s\S])*</li>)+)\s*</\1>(?:\s*</div>)?`,
  'gi',
)
const onlineItem = new RegExp(String.raw`<li\b${attributes}>([\s\S]*?)</li>`, 'gi')

/**
 * Turns the lists of a text from Word into lists of HTML, with their levels and numbers. Lists from elsewhere are some
 * already. Scripts and styles go, with what else is not text.
 */
export function pastedLists(html: string): string {
  // What was copied in the editor is as it shall be.
  if (html.includes('data-pm-slice')) return html
  const text = html
    .replace(/<(script|style|xml|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^>]*>/g, '')
    .replace(/<\/?o:p\b[^>]*>/gi, '')
  return withLists(withLists(text, paragraph, fromParagraph), onlineList, fromOnlineList)
}

/** Joins the items that only space is between. */
function withLists(
  html: string,
  pattern: RegExp,
  itemsOf: (found: RegExpExecArray) => readonly Item[],
): string {
  let out = ''
  let end = 0
  let run: Item[] = []
  for (const found of html.matchAll(pattern)) {
    const items = itemsOf(found)
    if (items.length === 0) continue
    const between = html.slice(end, found.index)
    if (between.trim() !== '') {
      out += listsOf(run) + between
      run = []
    }
    run.push(...items)
    end = found.index + found[0].length
  }
  return out + listsOf(run) + html.slice(end)
}

function fromParagraph([, given = '', inner = '']: RegExpExecArray): Item[] {
  const [, list = '', level, override = ''] = place.exec(given) ?? []
  if (!level) return []
  const { mark, html } = withoutMark(inner)
  const words = mark.replace(/<[^>]*>|&[#\w]+;|\s/g, '')
  const digits = /(\d+)[^\d]*$/.exec(words)?.[1]
  return [
    {
      level: Number(level),
      list: list + override.trim(),
      // A bullet may be the letter o.
      isOrdered: digits !== undefined || /^\(?[a-z]+[.)]$/i.test(words),
      number: digits === undefined ? undefined : Number(digits),
      html,
    },
  ]
}

/** Takes out the bullet or number that Word writes for readers without lists. */
function withoutMark(inner: string): { mark: string; html: string } {
  const start = markStart.exec(inner)
  if (!start) return { mark: '', html: inner.trim() }
  let depth = 0
  for (const tag of inner.slice(start.index).matchAll(/<(\/?)span\b[^>]*>/gi)) {
    depth += tag[1] ? -1 : 1
    if (depth > 0) continue
    const end = start.index + tag.index + tag[0].length
    return {
      mark: inner.slice(start.index, end),
      html: (inner.slice(0, start.index) + inner.slice(end)).trim(),
    }
  }
  return { mark: '', html: inner.trim() }
}

function fromOnlineList([, tag = '', given = '', inner = '']: RegExpExecArray): Item[] {
  const start = attribute(given, 'start')
  return [...inner.matchAll(onlineItem)].map(([, of = '', html = ''], at) => ({
    level: Number(attribute(of, 'data-aria-level') ?? 1),
    list: attribute(of, 'data-listid') ?? '',
    isOrdered: tag.toLowerCase() === 'ol',
    number: start === undefined ? undefined : Number(start) + at,
    html: html
      .replace(/<span\b[^>]*\bEOP\b[^>]*>(?:&nbsp;|\s)*<\/span>/gi, '')
      .replace(/<\/?p\b[^>]*>/gi, '')
      .trim(),
  }))
}

const attribute = (given: string, name: string) =>
  new RegExp(String.raw`(?:^|\s)${name}=["']?([\w.-]+)`, 'i').exec(given)?.[1]

function listsOf(items: readonly Item[]): string {
  const open: OpenList[] = []
  let out = ''
  const close = () => {
    out += open.pop()?.isOrdered ? '</li></ol>' : '</li></ul>'
  }
  for (const item of items) {
    let last = open.at(-1)
    while (last && (last.level > item.level || (last.level === item.level && !goesOn(last, item)))) {
      close()
      last = open.at(-1)
    }
    if (last?.level === item.level) {
      out += '</li>'
      last.number = item.number
    } else {
      out += item.isOrdered ? `<ol${(item.number ?? 1) > 1 ? ` start="${item.number}"` : ''}>` : '<ul>'
      open.push({ ...item })
    }
    out += `<li><p>${item.html}</p>`
  }
  while (open.length > 0) close()
  return out
}

/** Numbers tell more than names: Word gives a list another name when its numbering starts again, and at other times. */
const goesOn = (last: OpenList, { list, isOrdered, number }: Item) =>
  last.isOrdered === isOrdered &&
  (last.number !== undefined && number !== undefined ? number === last.number + 1 : last.list === list)
