import { readContactSettings } from '#core/content/contact/read-contact-settings.ts'
import { env } from '#core/env.ts'
import type { CampaignContent, CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { blockParts } from './block-parts.ts'
import { campaignLinks } from './campaign-links.ts'
import { campaignPage, campaignText } from './campaign-page.ts'
import type { CampaignSender } from './campaign-sender.ts'
import { cleanedBlocks } from './cleaned-blocks.ts'
import { piecesOf } from './html-parts.ts'
import { looks as looksOf } from './mail-styles.ts'
import { filledHtml, filledText, type Reader } from './placeholders.ts'
import { thingIn, thingsOf } from './things-of-blocks.ts'

/** A campaign as it goes out. Names, and the links that are each reader’s own, are still marks in it. */
export type Rendered = {
  subject: string
  html: string
  text: string
  /** The bytes of its HTML for a reader with a long name and long links. */
  bytes: number
  /** The addresses behind the numbers of its links, the first of which is 1; empty where links are not counted. */
  links: string[]
  found: {
    /** Blocks whose thing is gone: the mail leaves them out. */
    missing: number
    /** Links of texts that lead nowhere. */
    brokenLinks: number
    /** Pictures in texts that say nothing to those who do not see them. */
    withoutAlt: number
    hasAddress: boolean
  }
}

type Options = {
  /** Links lead through the counter of this campaign. */
  countedAs?: CampaignId
  now?: string
}

/** Renders a campaign, with the cards as their things are now. Its texts are cleaned, wherever they come from. */
export async function renderCampaign(
  content: CampaignContent,
  sender: CampaignSender,
  { countedAs, now = new Date().toISOString() }: Options = {},
): Promise<Rendered> {
  const [blocks, things, { address }] = await Promise.all([
    cleanedBlocks(content.blocks),
    thingsOf(content.blocks, now),
    readContactSettings(),
  ])
  const links = campaignLinks(countedAs)
  const looks = looksOf(content.layout.accent)
  const around = { sender, address, looks, links }
  const parts = blockParts(blocks, { looks, links, things })
  const html = campaignPage(content, parts, around)
  return {
    subject: content.subject,
    html,
    text: campaignText(content, parts, around),
    bytes: Buffer.byteLength(filledHtml(html, longReader())),
    links: countedAs ? links.numbered : [],
    found: {
      missing: blocks.filter((block) => thingIn(block) && !things.has(block.id)).length,
      ...foundIn(blocks.flatMap((block) => (block.kind === 'text' ? piecesOf(block.html) : []))),
      hasAddress: address.length > 0,
    },
  }
}

function foundIn(pieces: ReturnType<typeof piecesOf>): Pick<Rendered['found'], 'brokenLinks' | 'withoutAlt'> {
  const tags = pieces.filter((piece) => 'name' in piece && !piece.isEnd)
  const count = (name: string, isWrong: (attributes: Record<string, string>) => boolean) =>
    tags.filter((tag) => 'name' in tag && tag.name === name && isWrong(tag.attributes)).length
  return {
    brokenLinks: count('a', ({ href }) => !href || href.startsWith('#')),
    withoutAlt: count('img', ({ alt }) => !alt?.trim()),
  }
}

/** What a reader gets: their name, and the links that are theirs. */
export const forReader = (
  { subject, html, text }: Pick<Rendered, 'subject' | 'html' | 'text'>,
  reader: Reader,
): Pick<Rendered, 'subject' | 'html' | 'text'> => ({
  subject: filledText(subject, reader),
  html: filledHtml(html, reader),
  text: filledText(text, reader),
})

/** Someone to show a campaign to: its links are no one’s. */
export const sampleReader = (): Reader => ({
  firstName: 'Alex',
  unsubscribeUrl: `${env('SITE_URL')}/newsletter/unsubscribe/sample`,
  preferencesUrl: `${env('SITE_URL')}/profile?tab=notifications`,
})

const longReader = (): Reader => ({
  firstName: 'Maximiliane-Charlotte',
  unsubscribeUrl: `${env('SITE_URL')}/newsletter/unsubscribe/${'0'.repeat(150)}`,
  preferencesUrl: `${env('SITE_URL')}/newsletter/unsubscribe/${'0'.repeat(150)}`,
})
