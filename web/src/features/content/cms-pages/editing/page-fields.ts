import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { PageFields } from '#shared/content/cms-pages/page.ts'

/** Picks the fields that an editor writes out of an object that holds more. */
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

/** The fields in the editor: the draft, or what visitors see if there is none. */
export const fieldsInEditor = ({ page, draft, live }: PageInEditor): PageFields =>
  pickFields(draft ?? live ?? { ...page, content: '' })
