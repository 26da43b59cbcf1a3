import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'

/** Someone who gets a campaign. */
export type Reader = { firstName?: string; unsubscribeUrl: string; preferencesUrl: string }

const mark =
  /\{\{\s{0,3}(?:firstName\s{0,3}\|\s{0,3}([^{}|<>]{0,79}?[^{}|<>\s])|(unsubscribeUrl)|(preferencesUrl))\s{0,3}\}\}/g

/** What looks like a mark, also with tags between its braces. */
const anyMark = /\{\{([\s\S]{0,200}?)\}\}/g

const mostNameLetters = 40

/** Control characters, and signs that turn the order of what follows them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the rule takes away
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/** A name as it may stand in a line of a mail. */
const nameOf = ({ firstName = '' }: Reader): string =>
  [...firstName.toWellFormed().replace(unprintable, ' ').replace(/\s+/g, ' ').trim()]
    .slice(0, mostNameLetters)
    .join('')
    .trim()

/** Fills the marks of a text in one pass, so that a name that looks like one stays a name. */
function filledWith(text: string, reader: Reader, written: (value: string) => string): string {
  const name = nameOf(reader)
  return text.replace(mark, (_, otherwise: string | undefined, unsubscribe?: string) => {
    if (otherwise !== undefined) return name ? written(name) : otherwise
    return written(unsubscribe ? reader.unsubscribeUrl : reader.preferencesUrl)
  })
}

export const filledText = (text: string, reader: Reader): string => filledWith(text, reader, (value) => value)

/** What stands there without a name is part of the HTML, and escaped already. */
export const filledHtml = (html: string, reader: Reader): string => filledWith(html, reader, escapeHtml)

/** Text of strangers, such as the title of an event, in HTML: nothing in it is a mark. */
export const inertHtml = (text: string): string =>
  escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;')

/** Text of strangers in the text alternative. */
export const inertText = (text: string): string => text.replace(/\{(?=\{)/g, '{ ').replace(/\}(?=\})/g, '} ')

/** An address with no mark in it: what is counted leads everyone to the same place. */
export const inertAddress = (address: string): string => address.replaceAll('{', '%7B').replaceAll('}', '%7D')

function requireKnown(text: string, path: string): void {
  for (const [, inside = ''] of text.matchAll(anyMark)) {
    if (`{{${inside}}}`.replace(mark, '') === '') continue
    const name = inside.trim()
    if (/^firstName\s*(?:\|\s*)?$/.test(name)) throw campaignRefusal.needsDefault(path)
    throw campaignRefusal.unknownPlaceholder(name.slice(0, 60), path)
  }
}

/** Links are the same for everyone, because they are counted by their addresses. */
function requirePlain(address: string, path: string): void {
  if (address.includes('{{')) throw campaignRefusal.placeholderInAddress(path)
}

type Written = Pick<CampaignContent, 'layout' | 'blocks'> &
  Partial<Pick<CampaignContent, 'subject' | 'preheader'>>

/** Throws for a mark that no reader has a value for. Texts must be clean by now; `path` is where the content stands. */
export function requireKnownPlaceholders(content: Written, path: string): void {
  const { subject = '', preheader = '', layout, blocks } = content
  requireKnown(subject, `${path}.subject`)
  requireKnown(preheader, `${path}.preheader`)
  requireKnown(layout.footerText, `${path}.layout.footerText`)
  for (const [index, block] of blocks.entries()) {
    const at = `${path}.blocks.${index}`
    if (block.kind === 'heading') requireKnown(block.text, `${at}.text`)
    if (block.kind === 'text') {
      for (const [, address = ''] of block.html.matchAll(/ href="([^"]*)"/g))
        requirePlain(address, `${at}.html`)
      requireKnown(block.html, `${at}.html`)
    }
    if (block.kind === 'picture') requirePlain(block.href ?? '', `${at}.href`)
    if (block.kind === 'button') {
      requirePlain(block.url, `${at}.url`)
      requireKnown(block.label, `${at}.label`)
    }
  }
}
