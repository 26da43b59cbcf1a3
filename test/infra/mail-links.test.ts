import { expect, test } from 'vitest'
import type { MailTemplate } from '#core/platform/mails/mail-template.ts'
import { templates } from '#core/platform/mails/templates.ts'
import { matchScreen, notFoundScreen } from '#web/app/match-screen.ts'
import { knownScreens, loadAdminScreens } from '#web/app/screens.ts'

await loadAdminScreens()

const ownPages = Object.entries<MailTemplate>(templates).flatMap(([id, { action, fallbacks }]) => {
  const path = action && /^\{\{siteUrl\}\}([^?]*)/.exec(action.url)?.[1]
  // Where the data says which page it is, the one that stands for it.
  return path ? [[id, fallbacks?.path ?? path] as const] : []
})

test.for(ownPages)('the mail %s leads to a page that exists: %s', ([, path]) => {
  expect(matchScreen(knownScreens(), path).entry).not.toBe(notFoundScreen)
})
