import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A page that loads no module, and what Stripe writes. */
const exceptions = ['lib/local/mailbox/inbox.js', 'lib/local/stripe/billing/proration.ts']

test('dates are put into words in shared/platform/time and nowhere else', () => {
  const files = globSync('{bin,functions,lib,shared,web/src}/**/*.{js,ts,tsx}', { cwd: root })
  const formatting = files.filter(
    (file) =>
      !file.includes('.test.') &&
      /DateTimeFormat|toLocale(Date|Time)/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(formatting.filter((file) => !file.startsWith('shared/platform/time/')).sort()).toEqual(exceptions)
})
