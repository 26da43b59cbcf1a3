import type { PageInEditor } from '#shared/cms-pages/contract.ts'
import type { PageFields } from '#shared/cms-pages/page.ts'

/** What an editor writes, out of a thing that holds more than that. */
export const pickFields = ({
  title,
  slug,
  metaDescription,
  content,
  navigationPlacement,
  footerSection,
  navOrder,
  navTitle,
  noIndex,
}: PageFields): PageFields => ({
  title,
  slug,
  metaDescription,
  content,
  navigationPlacement,
  footerSection,
  navOrder,
  navTitle,
  noIndex,
})

/** What is being written: the draft, or what visitors see where there is none. */
export const fieldsInEditor = ({ page, draft, live }: PageInEditor): PageFields =>
  pickFields(draft ?? live ?? { ...page, content: '' })
