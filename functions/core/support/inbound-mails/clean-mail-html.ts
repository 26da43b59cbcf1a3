import sanitizeHtml from 'sanitize-html'
import { isWebAddress } from '#shared/is-web-address.ts'

/** An address of the web, or to write or to call. A mail has no pages of its own that anything else could mean. */
function hrefOf(href: string | undefined): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, so that they could hide a scheme
  const plain = (href ?? '').replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '')
  if (/^(?:mailto|tel):/i.test(plain)) return plain
  return /^https:/i.test(plain) && isWebAddress(plain) ? plain : undefined
}

const spans = { th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] }

const digits = /^\d{1,2}$/

const cell = (tagName: string, attributes: Record<string, string>) => ({
  tagName,
  attribs: Object.fromEntries(Object.entries(attributes).filter(([, value]) => digits.test(value))),
})

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'div',
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
    'u',
    's',
    'br',
  ],
  allowedAttributes: { a: ['href', 'rel'], ...spans },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their words are no words of the mail.
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
  nestingLimit: 60,
  transformTags: {
    a: (tagName, { href: given }) => {
      const href = hrefOf(given)
      const attribs: Record<string, string> = href === undefined ? {} : { href }
      if (href?.startsWith('https')) attribs.rel = 'noopener noreferrer nofollow'
      return { tagName, attribs }
    },
    th: cell,
    td: cell,
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
}

/**
 * The HTML of a mail with its words, their order and emphasis, and nothing that runs, loads or looks like the page
 * around it: no pictures, styles or forms. Undefined for markup that does not come to rest.
 */
export function cleanMailHtml(html: string): string | undefined {
  let cleaned = html
  // One pass may turn broken markup into something that the next pass reads differently; it soon stays the same.
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = sanitizeHtml(cleaned, options)
    if (next === cleaned) return cleaned
    cleaned = next
  }
  return undefined
}

const mostPasses = 8
