import { type DraftFeature, mostDraftLetters } from '#shared/ai/ai-settings/ai-feature.ts'
import { plainText } from './plain-text.ts'
import { withOwnLinks } from './with-own-links.ts'

/** What an AI service wrote as a draft may be: plain text of a bounded length, with links to this platform alone. */
export function cleanedDraft(written: string, feature: DraftFeature, siteUrl: string): string {
  const linked = withOwnLinks(plainText(written), siteUrl)
  const spaced =
    feature === 'page_description'
      ? linked.replace(/\s+/g, ' ')
      : linked
          .replace(/[^\S\n]+/g, ' ')
          .replace(/ ?\n ?/g, '\n')
          .replace(/\n{3,}/g, '\n\n')
  // A link in which a text was cut may lead elsewhere.
  return withOwnLinks(cutAtWord(spaced.trim(), mostDraftLetters[feature]), siteUrl).trim()
}

/** The beginning of a text up to a space; a single word that is too long is cut in it, but in no character. */
function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text
  const begin = text.slice(0, most)
  const space = /\s/.test(text.charAt(most)) ? most : begin.search(/\s\S*$/)
  return (space > 0 ? begin.slice(0, space) : begin.replace(/[\ud800-\udbff]$/, '')).trimEnd()
}
