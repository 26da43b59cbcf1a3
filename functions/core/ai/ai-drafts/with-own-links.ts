/** All that browsers read as the dot of a host. */
const dot = '[.\\u2024\\u3002\\ufe52\\uff0e\\uff61]'

/** What mail programs and browsers may make a link of: a scheme, two slashes, a host, an address of the network. */
const linkable = new RegExp(
  [
    '(?<![\\p{L}\\p{N}])(?:javascript|vbscript|data|blob|file|about|intent|mailto|tel|sms|https?|ftp|wss?|ssh|magnet|urn)[:\\uff1a]\\S',
    '[/\\\\\\uff0f\\u2044\\u2215]{2}',
    `[\\p{L}\\p{N}\\p{M}_-]${dot}[\\p{L}\\p{M}]{2}`,
    `\\d${dot}\\d+${dot}\\d+${dot}\\d`,
  ].join('|'),
  'iu',
)

/** The end of a sentence whose space is missing: `Tulsa.We`. */
const joined = /^([\p{Lu}]?[\p{Ll}’']+)\.(\p{Lu}[\p{Ll}’']*)$/u

/** Nothing in these can be read as another host. */
const harmlessPath = /^[\w/~?&=%+,#-]*$/

const wrapping = /^([([{"'“‘«]*)([\s\S]*?)([)\]}"'”’».,;:!?…]*)$/u

/** A link to this platform, written as its browsers would; undefined for every other. */
function ownLink(text: string, { origin, host }: URL): string | undefined {
  const given = text.startsWith(`${host}/`) || text === host ? `${origin}${text.slice(host.length)}` : text
  if (!/^https?:\/\/[^\\]*$/i.test(given) || !URL.canParse(given)) return undefined
  const url = new URL(given)
  const path = `${url.pathname}${url.search}${url.hash}`
  const isOwn = url.origin === origin && !url.username && !url.password && harmlessPath.test(path)
  return isOwn ? `${origin}${path}` : undefined
}

function checkedWord(word: string, site: URL): string {
  if (!linkable.test(word)) return word
  const [, before = '', core = '', after = ''] = wrapping.exec(word) ?? []
  const own = ownLink(core, site)
  if (own) return `${before}${own}${after}`
  const sentence = joined.exec(core)
  if (sentence) return `${before}${sentence[1]}. ${sentence[2]}${after}`
  return after.replace(/[^.,;:!?…]/gu, '')
}

const checked = (text: string, site: URL) =>
  text
    .split(/(\s+)/)
    .map((word, index) => (index % 2 === 1 ? word : checkedWord(word, site)))
    .join('')

/** Closes the gaps that words leave which are gone. */
const tidied = (text: string) =>
  text
    .replace(/\([^\S\n]*\)/g, '')
    .replace(/\([^\S\n]+(\S+)[^\S\n]+\)/g, '($1)')
    .replace(/[^\S\n]+([.,;:!?…])(?=\s|$)/gu, '$1')

const mostRounds = 5

/**
 * A plain text without links that lead elsewhere: a word that a program could make such a link of goes, and all words
 * around it stay. What is left is looked at again, because parts of two words may stand beside each other then.
 */
export function withOwnLinks(text: string, siteUrl: string): string {
  const site = new URL(siteUrl)
  let kept = text
  for (let round = 0; round < mostRounds; round++) {
    const next = tidied(checked(kept, site))
    if (next === kept) return kept
    kept = next
  }
  return checked(kept, site)
}
