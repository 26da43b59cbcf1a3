import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { farewellTemplate, mails } from './mails.ts'
import { mailsTo } from './mails-to.ts'
import { suppressions } from './suppressions.ts'

export const erased: ErasedData = {
  eraseAt: async ({ email, until, passedOn }) => {
    const suppression = passedOn ? undefined : await suppressions.get({ email }, { consistent: true })
    if (suppression) await commit(suppressions.delete(suppression))
    const keys: { pk: string; sk: string }[] = []
    for await (const mail of mailsTo(email, until))
      if (mail.templateId !== farewellTemplate) keys.push(mails.key(mail))
    await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
  },
}

export const exported: ExportedData = {
  hidden: ['secretData'],
  at: {
    kind: mails.name,
    items: async function* ({ email, since, until }) {
      // Before that, the address may have belonged to someone else.
      for await (const mail of mailsTo(email, until)) if (mail.createdAt >= since) yield mail
    },
  },
}
