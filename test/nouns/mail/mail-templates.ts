import { baseOf } from '#core/platform/mails/base-of.ts'
import { mailOverrides } from '#core/platform/mails/mail-overrides.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const templateId = 'plan-agreed'
const params = { templateId }
const wording = () => {
  const original = baseOf(templateId)?.original
  if (!original) throw new Error(`there is no email ${templateId}`)
  return { ...original, heading: 'Here is your plan.' }
}
const version = async () => (await mailOverrides.get({ templateId }, { consistent: true }))?.version ?? 0

export const fixture = {
  listMailTemplates: () => ({}),
  getMailTemplate: () => ({ params }),
  saveMailTemplate: async () => ({ params, body: { wording: wording(), version: await version() } }),
  restoreMailTemplate: async () => ({ params, body: { version: await version() } }),
  previewMailTemplate: () => ({ params, body: { wording: wording() } }),
  testMailTemplate: () => ({ params, body: { wording: wording() } }),
} satisfies NounFixture<'mailTemplates'>
