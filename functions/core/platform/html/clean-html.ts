import sanitizeHtml from 'sanitize-html'
import { isWebAddress } from '#shared/is-web-address.ts'

/** The location of page pictures; no other address is shown. */
const picture = /^\/media\/page-pictures\/[\w-]+\/pic_[0-9A-Z]{26}(?:\.(?:jpg|png|webp)|-1600\.webp)$/

const digits = /^\d{1,4}$/
const scopes = ['row', 'col', 'rowgroup', 'colgroup']

/** An address of this site, of the web, or to write or to call. Anything else is no address. */
function hrefOf(href: string | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, so that they could hide a scheme
  const plain = (href ?? '').replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '')
  if (/^https?:/i.test(plain)) return /^https:/i.test(plain) && isWebAddress(plain) ? plain : undefined
  if (/^(?:mailto|tel):/i.test(plain)) return plain
  return /^(?:\/(?![/\\])|#)[^\\]*$/.test(plain) ? plain : undefined
}

const isElsewhere = (href: string) => /^https:/i.test(href)

type Attributes = Record<string, string>

function kept(attributes: Attributes, isFine: (name: string, value: string) => boolean): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => isFine(name, value)))
}

const cell = (tagName: string, attributes: Attributes) => ({
  tagName,
  attribs: kept(attributes, (name, value) =>
    name === 'scope' ? tagName === 'th' && scopes.includes(value) : digits.test(value),
  ),
})

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'hr',
    'strong',
    'em',
    'br',
    'img',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their words are no words of the page.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
    'object',
  ],
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    a: (tagName, { href: given }) => {
      const href = hrefOf(given)
      const attribs: Attributes = href === undefined ? {} : { href }
      if (href && isElsewhere(href)) attribs.rel = 'noopener nofollow'
      return { tagName, attribs }
    },
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: kept({ src, alt, width, height }, (name, value) =>
        name === 'src' ? picture.test(value) : name === 'alt' || digits.test(value),
      ),
    }),
    th: cell,
    td: cell,
    ol: (tagName, attributes) => ({
      tagName,
      attribs: kept(attributes, (name, value) => name === 'start' && digits.test(value)),
    }),
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/**
 * The HTML of a page with nothing in it but what pages are made of. Cleaning it again changes nothing. It runs when
 * HTML is stored and when it is read, so that neither a row from elsewhere nor a rule from yesterday reaches a browser.
 */
export const cleanHtml = (html: string): string => {
  let cleaned = html
  // One pass may turn broken markup into something that the next pass reads differently; it soon stays the same.
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = sanitizeHtml(cleaned, options)
    if (next === cleaned) return cleaned
    cleaned = next
  }
  return ''
}

const mostPasses = 8
