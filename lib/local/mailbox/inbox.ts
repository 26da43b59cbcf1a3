import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { json, problem } from '../json-response.ts'
import type { LocalResponse, LocalService } from '../service.ts'
import { answerAddress } from './answer-address.ts'
import { addressOf, type Mail } from './mail.ts'
import type { MailLog } from './mail-log.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A mail is a stranger's markup: it may look as it likes and link anywhere, but run nothing.
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline' https:; img-src * data:; font-src https: data:; frame-ancestors 'self'"

/** The page that shows the mails, its own script and style, and each mail as a page for its frame. */
export function createInbox(log: MailLog): LocalService {
  const files: Record<string, LocalResponse> = {
    '/': answer('text/html', file('inbox.html'), pagePolicy),
    '/inbox.js': answer('text/javascript', file('inbox.js'), pagePolicy),
    '/inbox.css': answer('text/css', file('inbox.css'), pagePolicy),
  }
  return async ({ method, path }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return problem(405, 'Method Not Allowed', 'The inbox is read-only.')
    if (Object.hasOwn(files, path)) return files[path] as LocalResponse
    const id = /^\/mails\/([\w-]+)$/.exec(path)?.[1]
    const mail = log.mails().find((candidate) => candidate.id === id)
    return mail
      ? answer('text/html', mailPage(mail), mailPolicy)
      : problem(404, 'Not Found', 'This email is not in the inbox.')
  }
}

/** The mails for tests and the page, newest first; `?to=` keeps one recipient's, `?limit=` the newest ones. */
export function createInboxJson(log: MailLog): LocalService {
  return async ({ method, query, headers }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return problem(405, 'Method Not Allowed', 'The inbox is read-only.')
    const to = (query.get('to') ?? '').trim().toLowerCase()
    const limit = Number(query.get('limit') ?? Number.POSITIVE_INFINITY)
    const found = log.mails().filter((mail) => to === '' || isTo(mail, to))
    const etag = `"${log.mails()[0]?.id ?? 'empty'}"`
    const caching = { 'cache-control': 'no-cache', etag }
    if (headers['if-none-match'] === etag) return { status: 304, headers: caching }
    const answered = json(200, found.slice(0, Math.max(limit, 0)).map(listed))
    return { ...answered, headers: { ...answered.headers, ...caching } }
  }
}

/** A whole address means exactly that one; anything else is searched for within the addresses. */
const isTo = (mail: Mail, to: string) =>
  mail.recipients.some((recipient) =>
    addressOf(to) ? recipient.toLowerCase() === to : recipient.toLowerCase().includes(to),
  )

const listed = (mail: Mail) => ({ ...shown(mail), answerTo: answerAddress(mail) })

const shown = ({ id, to, from, replyTo, subject, html, text, at, headers, tags }: Mail) => ({
  id,
  to,
  from,
  replyTo,
  subject,
  html,
  text,
  at,
  headers,
  tags,
})

function mailPage(mail: Mail): string {
  const base = '<base target="_top">'
  if (!mail.html) {
    return `<!doctype html><html lang="en"><head><meta charset="utf-8">${base}<title>${escapeHtml(mail.subject)}</title></head><body><pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 ui-monospace,monospace;margin:24px">${linked(mail.text)}</pre></body></html>`
  }
  return /<head(\s[^>]*)?>/i.test(mail.html)
    ? mail.html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}${base}`)
    : `<!doctype html>${base}${mail.html}`
}

const linked = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+?(?=(?:[.,;:!?)]|&gt;|&quot;)*(?:\s|$))/g,
    (url) => `<a href="${url}">${url}</a>`,
  )

const answer = (type: string, body: string, policy: string): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  },
  body,
})
