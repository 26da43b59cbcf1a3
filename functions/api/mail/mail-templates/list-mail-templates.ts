import { lastSentAt, listedTemplate } from '#core/mail/mail-templates/edited-template.ts'
import { listOverrides } from '#core/mail/mail-templates/list-overrides.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { baseOf } from '#core/platform/mails/base-of.ts'
import { templates } from '#core/platform/mails/templates.ts'
import { listMailTemplates as contract } from '#shared/mail/mail-templates/contract.ts'

async function listMailTemplates() {
  const overrides = await listOverrides()
  const bases = Object.keys(templates).flatMap((id) => baseOf(id) ?? [])
  const items = await Promise.all(
    bases.map(async (base) => listedTemplate(base, overrides.get(base.id), await lastSentAt(base.id))),
  )
  return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US')) }
}

export const handler = endpoint(contract, listMailTemplates)
