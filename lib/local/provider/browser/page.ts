import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import type { LocalResponse } from '../../service.ts'

type Page = {
  /** The mount of the emulator, and what it calls itself. */
  base: string
  mark: string
  title: string
  content: string
  script?: string
  status?: number
  /** Additional targets to which forms may lead, beside the emulator itself. */
  formTargets?: string[]
}

const policyOf = (formTargets: string[]) =>
  [
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'self'",
  ].join('; ')

/** A small page of an emulator: the bank's question, an invoice, a payer's consent. */
export function page({
  base,
  mark,
  title,
  content,
  script,
  status = 200,
  formTargets = [],
}: Page): LocalResponse {
  const scripts = script ? `<script src="${base}/${script}" type="module"></script>` : ''
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(formTargets),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${base}/page.css">${scripts}</head><body><main><p class="mark">${escapeHtml(mark)}</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  }
}

/** A file of an emulator's pages. */
export const pageFile = (path: string, type: string): LocalResponse =>
  textFile(readFileSync(path, 'utf8'), type)

export const pageStyles = () => pageFile(join(import.meta.dirname, 'page.css'), 'text/css')

export const textFile = (body: string, type: string): LocalResponse => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  },
  body,
})
