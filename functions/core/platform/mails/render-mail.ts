import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { siteName } from '#shared/site-name.ts'
import type { MailTemplate } from './mail-template.ts'

export type RenderedMail = {
  subject: string
  html: string
  text: string
  attachment?: { fileName: string; type: 'text/calendar'; content: string }
}

/** Replaces every `{{name}}`; a name without a value is a bug in the caller, not an empty space in a mail. */
function fill(template: string, data: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = data[name]
    if (value === undefined) throw new Error(`the email template needs a value for ${name}`)
    return value
  })
}

/** A line break in a subject would let a name add headers. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ').trim()

function webUrl(text: string): string {
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`an email cannot link to ${url.protocol}`)
  return url.href
}

/** The reason the reader gets a mail, and where to turn such mails off. */
export type WayOff = { topic: string; url: string }

export function renderMail(
  template: MailTemplate,
  data: Record<string, string>,
  wayOff?: WayOff,
): RenderedMail {
  const heading = fill(template.heading, data)
  // A value may be empty, such as a signature that no one has written.
  const paragraphs = template.paragraphs.map((paragraph) => fill(paragraph, data)).filter(Boolean)
  const action = template.action && {
    label: template.action.label,
    url: webUrl(fill(template.action.url, data)),
  }
  const link = action ? [`${action.label}: ${action.url}`] : []
  const end = wayOff ? [`${reason(wayOff)} ${turnOff(wayOff)}: ${webUrl(wayOff.url)}`] : []
  const text = [heading, ...paragraphs, ...link, siteName, ...end].join('\n\n')
  const html = page(heading, paragraphs, action, wayOff)
  const { attachment } = template
  return {
    subject: oneLine(fill(template.subject, data)),
    html,
    text,
    ...(attachment && { attachment: { ...attachment, content: fill(attachment.content, data) } }),
  }
}

const turnOff = ({ topic }: WayOff) => `Turn off emails about ${topic}`
const reason = ({ topic }: WayOff) => `You get this email because emails about ${topic} are on.`

/** Lines that a person wrote stay lines; HTML alone would run them together. */
const paragraphStyle = 'margin:0 0 16px;font-size:16px;line-height:1.55;white-space:pre-line'

/** Styles of elements win over those of classes, which is what `!important` is for. */
const darkStyle = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.back{background:#161513!important;color:#f2f0ec!important}
.card{background:#211f1c!important}
.site{color:#f0865c!important}
.action{background:#f2f0ec!important;color:#1b1a18!important}
.faint{color:#b5afa6!important}
}`

const page = (
  heading: string,
  paragraphs: string[],
  action?: { label: string; url: string },
  wayOff?: WayOff,
) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>${darkStyle}</style></head>
<body class="back" style="margin:0;padding:24px;background:#f2f0ec;color:#1b1a18;font-family:'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" style="max-width:560px;background:#ffffff;border-top:4px solid #d4521c;border-radius:6px" cellspacing="0" cellpadding="32"><tr><td>
<p class="site" style="margin:0 0 20px;font-size:14px;font-weight:700;letter-spacing:.12em;text-transform:uppercase;color:#a83c12">${siteName}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="${paragraphStyle}">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? `<p style="margin:24px 0 0"><a class="action" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#1b1a18;color:#ffffff;text-decoration:none;font-weight:600;border-radius:4px">${escapeHtml(action.label)}</a></p>` : ''}
${wayOff ? `<p class="faint" style="margin:32px 0 0;font-size:13px;line-height:1.5;color:#5c5852">${escapeHtml(reason(wayOff))} <a class="faint" href="${escapeHtml(webUrl(wayOff.url))}" style="color:#5c5852">${escapeHtml(turnOff(wayOff))}</a></p>` : ''}
</td></tr></table></td></tr></table>
</body>
</html>`
