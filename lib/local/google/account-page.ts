import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import type { LocalResponse } from '../service.ts'
import type { GoogleAccount } from './signed-in.ts'

// The form leads back to the site through two redirects, which count as its action.
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

type Choice = { action: string; handle: string; accounts: readonly GoogleAccount[]; problem?: string }

export const googleStyle: LocalResponse = {
  status: 200,
  headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
  body: readFileSync(join(import.meta.dirname, 'google.css'), 'utf8'),
}

/** Lets the person at this machine say who they are at Google. Plain forms, no script. */
export function accountPage({ action, handle, accounts, problem }: Choice): LocalResponse {
  const hidden = `<input type="hidden" name="request" value="${escapeHtml(handle)}">`
  const rows = accounts.map(
    (account, index) => `<li><button name="account" value="${index}">
      <span class="disc" aria-hidden="true">${escapeHtml(account.name.charAt(0))}</span>
      <span class="who"><strong>${escapeHtml(account.name)}</strong><span>${escapeHtml(account.email)}</span></span>
      ${account.note ? `<span class="note">${escapeHtml(account.note)}</span>` : ''}
    </button></li>`,
  )
  return page(
    problem ? 400 : 200,
    'Choose a Google account',
    `<p class="tag">Local stand-in for Google</p>
    <h1>Choose an account</h1>
    <p class="lead">to continue to Boxrise. Nothing leaves this machine, and you do not need a password: you log in as the account you choose.</p>
    <form method="post" action="${escapeHtml(action)}">${hidden}<ul>${rows.join('')}</ul></form>
    <form method="post" action="${escapeHtml(action)}" class="other">
      ${hidden}
      <h2>Someone else</h2>
      ${problem ? `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>` : ''}
      <label>Email<input name="email" type="text" inputmode="email" autocomplete="off" spellcheck="false" required${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}></label>
      <label>Name<input name="name" autocomplete="off" maxlength="120"></label>
      <label class="check"><input name="verified" type="checkbox" checked> Google has verified this address</label>
      <p class="actions"><button class="primary">Continue</button><button name="cancel" value="1" formnovalidate>Cancel</button></p>
    </form>`,
  )
}

export function errorPage(sentence: string): LocalResponse {
  return page(
    400,
    'Not possible',
    `<p class="tag">Local stand-in for Google</p><h1>This did not work</h1><p class="lead">${escapeHtml(sentence)}</p>`,
  )
}

function page(status: number, title: string, body: string): LocalResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} (local stand-in)</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_local/google/google.css">
</head>
<body><main>${body}</main></body>
</html>`,
  }
}
