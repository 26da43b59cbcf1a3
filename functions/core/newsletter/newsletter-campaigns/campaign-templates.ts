import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import {
  mostTemplates,
  type NewsletterTemplate,
  type TemplateId,
} from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { allTemplates, newsletterTemplates, templateCounts } from './campaigns.ts'

/** All templates, by their names. */
export async function listTemplates(): Promise<NewsletterTemplate[]> {
  const { items } = await newsletterTemplates.list({
    pk: allTemplates,
    limit: mostTemplates,
    consistent: true,
  })
  return items.toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
}

export async function findTemplate(id: TemplateId): Promise<NewsletterTemplate> {
  const template = await newsletterTemplates.get({ id }, { consistent: true })
  if (!template) throw campaignRefusal.templateNotFound()
  return template
}

type Asked = Pick<NewsletterTemplate, 'id' | 'name' | 'layout' | 'blocks' | 'version'>
type Also = (template: NewsletterTemplate, before?: NewsletterTemplate) => Write[]

/** A new template under the id that its form made, where `version` is 0, or a changed one on the version that was seen. */
export const saveTemplate = ({ version, ...fields }: Asked, now: string, also: Also) =>
  version === 0 ? addTemplate(fields, now, also) : changeTemplate({ version, ...fields }, now, also)

async function addTemplate(fields: Omit<Asked, 'version'>, now: string, also: Also) {
  const template: NewsletterTemplate = { ...fields, createdAt: now, updatedAt: now, version: 1 }
  const added = await untilUnchanged(
    async () => {
      // Its form sent it before.
      if (await newsletterTemplates.get({ id: fields.id }, { consistent: true })) return undefined
      await commit(await counted(1), newsletterTemplates.put(template, { absent: true }), ...also(template))
      return template
    },
    { crowd: true },
  )
  if (!added) throw concurrentChange()
  return added
}

async function changeTemplate({ version, ...fields }: Asked, now: string, also: Also) {
  const before = await newsletterTemplates.get({ id: fields.id }, { consistent: true })
  if (before?.version !== version) throw concurrentChange()
  const template: NewsletterTemplate = { ...before, ...fields, updatedAt: now, version: version + 1 }
  await commit(newsletterTemplates.put(template, { version }), ...also(template, before))
  return template
}

export const deleteTemplate = (id: TemplateId, also: Also): Promise<void> =>
  untilUnchanged(
    async () => {
      const template = await findTemplate(id)
      await commit(await counted(-1), newsletterTemplates.delete(template), ...also(template))
    },
    { crowd: true },
  )

/** One template more or less, on the number that was read. */
async function counted(by: number): Promise<Write> {
  const known = await templateCounts.get({}, { consistent: true })
  const count = (known?.count ?? 0) + by
  if (by > 0 && count > mostTemplates) throw campaignRefusal.templateLimit(mostTemplates)
  const version = (known?.version ?? 0) + 1
  return templateCounts.put({ count, version }, known ? { version: known.version } : { absent: true })
}
