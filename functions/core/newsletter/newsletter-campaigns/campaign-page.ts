import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { siteName } from '#shared/site-name.ts'
import type { Part } from './block-parts.ts'
import { absolute, type CampaignLinks } from './campaign-links.ts'
import type { CampaignSender } from './campaign-sender.ts'
import { ink, type Looks, styleSheet } from './mail-styles.ts'
import { inertHtml, inertText } from './placeholders.ts'

type Written = Pick<CampaignContent, 'subject' | 'preheader' | 'layout'>
type Surroundings = {
  sender: CampaignSender
  /** The lines of the platform’s mailing address. */
  address: readonly string[]
  looks: Looks
  links: CampaignLinks
}

/** Why someone gets a campaign, in a sentence. */
const reasonOf = ({ name, isPlatform }: CampaignSender): string =>
  isPlatform
    ? `You get this email because you subscribed to the ${siteName} newsletter.`
    : `You get this email because you follow ${name} or entered one of its events on ${siteName}.`

/** Keeps mail programs from showing the first words of a mail behind its preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

export function campaignPage(
  { subject, preheader, layout }: Written,
  parts: readonly Part[],
  around: Surroundings,
): string {
  const { looks } = around
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${styleSheet(layout.accent)}</style></head>
<body ${looks.back}>
${preheader ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${filler}</div>` : ''}
<div role="main"><table role="presentation" class="back" width="100%" cellspacing="0" cellpadding="0"><tr><td class="edge" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ${looks.card}>
<tr><td class="fill" height="6" ${stripe(looks)}>&nbsp;</td></tr>
<tr><td class="pad" style="padding:28px 40px 0">${headHtml(layout, around)}</td></tr>
<tr><td class="pad" style="padding:28px 40px 16px;overflow-wrap:anywhere;word-break:break-word">
${parts.map(({ html }) => html).join('\n')}
</td></tr></table>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px"><tr><td class="pad" align="center" style="padding:28px 40px 0;text-align:center">
${footHtml(layout.footerText, around)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></div>
</body>
</html>`
}

/** The accent across the top, from edge to edge. */
const stripe = ({ rule }: Looks) => {
  const color = /background:(#[0-9a-f]{6})/.exec(rule)?.[1]
  return `style="height:6px;background:${color};font-size:0;line-height:0"`
}

function headHtml({ headerPicture }: Written['layout'], { sender, links }: Surroundings): string {
  const { name, logoUrl, path, isPlatform } = sender
  const linked = (html: string) => {
    const address = path && links.to(path)
    return address
      ? `<a href="${escapeHtml(address)}" class="ink" style="color:${ink};text-decoration:none">${html}</a>`
      : html
  }
  const wordmark = `<span class="ink" style="font-size:15px;line-height:1.3;font-weight:800;letter-spacing:${isPlatform ? '.14em;text-transform:uppercase' : '0'};color:${ink}">${inertHtml(name)}</span>`
  const head = logoUrl
    ? `<table role="presentation" cellspacing="0" cellpadding="0"><tr><td style="padding:0 14px 0 0">${linked(`<img src="${escapeHtml(absolute(logoUrl))}" alt="" width="56" height="56" style="display:block;width:56px;height:56px;object-fit:cover;border:0;border-radius:8px">`)}</td><td>${linked(wordmark)}</td></tr></table>`
    : linked(wordmark)
  if (!headerPicture) return head
  const { src, alt } = headerPicture
  return `${head}<div style="padding:20px 0 0"><img src="${escapeHtml(absolute(src))}" alt="${inertHtml(alt)}" width="520" style="display:block;width:100%;height:auto;border:0;border-radius:8px"></div>`
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** Who sends it and from where. Many addresses begin with the name. */
const senderLines = (address: readonly string[]) =>
  address[0] === siteName ? address : [siteName, ...address]

function footHtml(footerText: string, { sender, address, looks }: Surroundings): string {
  const link = looks.faint.replace(
    'margin:0;',
    'text-decoration:underline;padding:12px 4px;display:inline-block;',
  )
  const paragraph = (html: string) => `<p ${looks.faint.replace('margin:0', 'margin:0 0 12px')}>${html}</p>`
  return [
    footerText && paragraph(lines(footerText)),
    paragraph(inertHtml(reasonOf(sender))),
    `<p ${looks.faint.replace('margin:0', 'margin:0 0 8px')}><a href="{{unsubscribeUrl}}" ${link}>Unsubscribe</a> &nbsp; <a href="{{preferencesUrl}}" ${link}>Email preferences</a></p>`,
    paragraph(inertHtml(senderLines(address).join(', '))),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The text alternative, whose lines mail programs break by themselves. */
export function campaignText(
  { layout }: Written,
  parts: readonly Part[],
  { sender, address }: Surroundings,
): string {
  return [
    inertText(sender.name),
    ...parts.map(({ text }) => text),
    '-- ',
    layout.footerText,
    inertText(reasonOf(sender)),
    'Unsubscribe: {{unsubscribeUrl}}\nEmail preferences: {{preferencesUrl}}',
    inertText(senderLines(address).join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n')
}
