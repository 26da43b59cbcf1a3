import type { LocalResponse } from '../../service.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A small page of the emulator: the bank's question, an invoice. */
export function page(status: number, title: string, content: string, script?: string): LocalResponse {
  const scripts = script ? `<script src="${script}" type="module"></script>` : ''
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/_local/stripe/page.css">${scripts}</head><body><main><p class="mark">Stripe, emulated</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`,
  }
}
