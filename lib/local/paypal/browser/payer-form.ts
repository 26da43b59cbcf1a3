import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import type { Choice } from '../billing/consent.ts'

export type Way = { value: Choice['funding']; label: string; hint: string }

type Asked = {
  /** The payer is asked about this. */
  rows: [label: string, value: string][]
  /** Name and value of the token that the answer repeats. */
  token: [name: string, value: string]
  ways: readonly Way[]
  agree: string
  brand: string
  email: string
  /** The choice so far, and its result. */
  chosen: Choice['funding'] | undefined
  trouble: string | undefined
}

/** The request, the payer's account, and the way to pay. */
export function payerForm({ rows, token, ways, agree, brand, email, chosen, trouble }: Asked): string {
  const [name, value] = token
  return `<table>${rows.map(([label, text]) => `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`).join('')}</table>
${trouble ? `<p role="alert">${escapeHtml(trouble)}</p>` : ''}
<form method="post" action="/_local/paypal/checkoutnow">
<input type="hidden" name="${name}" value="${escapeHtml(value)}">
<label for="email">Your PayPal account</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escapeHtml(email)}">
<fieldset><legend>How do you want to pay?</legend>
${ways
  .map(
    (way) =>
      `<label class="way"><input type="radio" name="funding" value="${way.value}"${way.value === (chosen ?? 'balance') ? ' checked' : ''}><span>${way.label}<small>${way.hint}</small></span></label>`,
  )
  .join('\n')}
</fieldset>
<button name="decision" value="agree">${agree}</button>
<button name="decision" value="cancel" class="quiet" formnovalidate>Cancel and return to ${escapeHtml(brand)}</button>
</form>`
}
