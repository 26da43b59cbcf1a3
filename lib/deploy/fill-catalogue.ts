import { plans } from '#core/billing/plans/plans.ts'
import { projections as planProjections } from '#core/billing/plans/projections.ts'
import { faqs } from '#core/content/faqs/faqs.ts'
import { projections as faqProjections } from '#core/content/faqs/projections.ts'
import { navigationItems } from '#core/content/navigation/navigation-items.ts'
import { commit } from '#core/platform/db/commit.ts'
import { followRows } from '#core/platform/projections/follow-rows.ts'
import { planCatalog } from '#shared/billing/plans/plan-catalog.ts'
import { faqEntries } from '#shared/content/faqs/faq-entries.ts'
import { navigationMenu } from '#shared/content/navigation/navigation-menu.ts'

/** Gives a new deployment its memberships, questions and navigation. Whatever is there already is left alone. */
export async function fillCatalogue(tableName: string): Promise<{ filled: boolean }> {
  process.env.TABLE_NAME = tableName
  const { items } = await plans.list({ pk: 'PLANS', limit: 1 })
  if (items.length > 0) return { filled: false }
  const absent = { absent: true } as const
  await commit(
    ...planCatalog.map((plan) => plans.put(plan, absent)),
    ...faqEntries.map((faq) => faqs.put(faq, absent)),
    ...navigationMenu.map((item) => navigationItems.put(item, absent)),
  )
  // The first visitors find them, whenever the reader of the stream begins.
  for (const plan of planCatalog) await followRows(planProjections, { after: plans.item(plan) })
  for (const faq of faqEntries) await followRows(faqProjections, { after: faqs.item(faq) })
  return { filled: true }
}
