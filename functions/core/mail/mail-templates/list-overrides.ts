import { allOverrides, type MailOverride, mailOverrides } from '#core/platform/mails/mail-overrides.ts'

/** Every edited wording, by its email: there are no more of them than emails. */
export async function listOverrides(): Promise<Map<string, MailOverride>> {
  const found = new Map<string, MailOverride>()
  let cursor: string | undefined
  do {
    const page = await mailOverrides.list({ pk: allOverrides, limit: 100, cursor, consistent: true })
    for (const override of page.items) found.set(override.templateId, override)
    cursor = page.nextCursor
  } while (cursor)
  return found
}
