import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { absolute, type CampaignLinks } from './campaign-links.ts'
import type { Card } from './card.ts'
import type { Looks } from './mail-styles.ts'
import { filledText, inertHtml, inertText } from './placeholders.ts'
import { pictureHtml, styledHtml } from './styled-html.ts'
import { textOfHtml } from './text-of-html.ts'

/** A block in both shapes of a mail. */
export type Part = { html: string; text: string }

type Drawing = { looks: Looks; links: CampaignLinks; things: ReadonlyMap<string, Card> }

/** A campaign’s blocks from top to bottom; the first heading is that of the mail. A card whose thing is gone is left out. */
export function blockParts(blocks: readonly Block[], drawing: Drawing): Part[] {
  const lead = blocks.find(({ kind }) => kind === 'heading')
  return blocks.flatMap((block) => partOf(block, block === lead, drawing) ?? [])
}

function partOf(block: Block, isLead: boolean, { looks, links, things }: Drawing): Part | undefined {
  switch (block.kind) {
    case 'heading':
      return headingPart(block.text, isLead, looks)
    case 'text': {
      const text = textOfHtml(block.html, links)
      const html = styledHtml(block.html, looks, links)
      return html.trim()
        ? {
            html: `<div class="ink" style="padding:0 0 8px;font-size:16px;line-height:1.6;color:#1b1a18">${html}</div>`,
            text,
          }
        : undefined
    }
    case 'picture': {
      const { src, alt, href } = block
      const picture = pictureHtml({ src, alt })
      const address = href && links.to(href)
      return {
        html: `<div style="padding:0 0 24px">${address ? `<a href="${escapeHtml(address)}">${picture}</a>` : picture}</div>`,
        text: address ? `[${inertText(alt)}]\n${address}` : `[${inertText(alt)}]`,
      }
    }
    case 'button': {
      const address = links.to(block.url)
      return address
        ? {
            html: `<div style="padding:4px 0 24px">${buttonHtml(escapeHtml(block.label), address, looks)}</div>`,
            text: `${block.label}: ${address}`,
          }
        : undefined
    }
    case 'divider':
      return { html: `<hr ${looks.line}>`, text: '* * *' }
    default: {
      const card = things.get(block.id)
      return card && cardPart(card, looks, links)
    }
  }
}

function headingPart(text: string, isLead: boolean, looks: Looks): Part {
  const words = escapeHtml(text)
  const letters = Math.min([...filledText(text, nobody)].length, 60)
  return {
    html: isLead
      ? `<h1 ${looks.lead}>${words}</h1><div ${looks.rule}>&nbsp;</div>`
      : `<h2 ${looks.heading}>${words}</h2>`,
    text: `${text}\n${(isLead ? '=' : '-').repeat(letters)}`,
  }
}

/** Whose marks are as long as they mostly are. */
const nobody = { unsubscribeUrl: '', preferencesUrl: '' }

/** A button that is 48 pixels tall, and as wide as the mail on a phone; `quiet` is that of a card. */
function buttonHtml(label: string, address: string, looks: Looks, tone: 'loud' | 'quiet' = 'loud'): string {
  const [ground, words] = tone === 'loud' ? [looks.fill, looks.label] : [looks.rim, looks.quiet]
  return `<table role="presentation" class="wide" cellspacing="0" cellpadding="0"><tr><td ${ground}><a href="${escapeHtml(address)}" ${words}>${label}</a></td></tr></table>`
}

function cardPart(
  { picture, above, title, below, label, path }: Card,
  looks: Looks,
  links: CampaignLinks,
): Part {
  const address = links.to(path) ?? absolute(path)
  const image = picture
    ? `<tr><td style="padding:0"><a href="${escapeHtml(address)}"><img src="${escapeHtml(absolute(picture.src))}" alt="${inertHtml(picture.alt)}" width="518" style="display:block;width:100%;max-height:300px;object-fit:cover;border:0"></a></td></tr>`
    : ''
  return {
    html: `<div style="padding:0 0 24px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${looks.inset}>${image}<tr><td class="tight" style="padding:20px 24px 24px">
${above ? `<p ${looks.above}>${inertHtml(above)}</p>` : ''}
<h2 ${looks.title}>${inertHtml(title)}</h2>
${below ? `<p ${looks.faint}>${inertHtml(below)}</p>` : ''}
<div style="padding:18px 0 0">${buttonHtml(label, address, looks, 'quiet')}</div>
</td></tr></table></div>`,
    text: [...[title, above, below].filter(Boolean).map(inertText), `${label}: ${address}`].join('\n'),
  }
}
