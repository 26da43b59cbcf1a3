import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { DraftHelp } from '#web/features/ai/ai-drafts/components/draft-help.tsx'
import type { Asked } from '#web/features/ai/ai-drafts/components/draft-panel.tsx'
import { cutTo } from '#web/features/ai/ai-drafts/draft-facts.ts'

/** The most that a draft reads of a page. */
const longestText = 8000

/** The words of an HTML text. */
function textIn(html: string): string {
  const apart = html.replace(/<\/(?:p|h[1-6]|li|t[dh]|figcaption)>|<br[^>]*>/gi, '$& ')
  const { body } = new DOMParser().parseFromString(apart, 'text/html')
  return body.textContent.replace(/\s+/g, ' ').trim()
}

type DescriptionHelpProps = {
  fields: PageFields
  onUse: (text: string) => void
  focusField: () => void
}

/** Drafts the description of a page from its title and its text, saved or not. */
export function DescriptionHelp({ fields, onUse, focusField }: DescriptionHelpProps) {
  const { title, content, metaDescription } = fields
  const ask = (wish: string): Asked => {
    const text = cutTo(textIn(content), longestText)
    if (!title.trim() || !text) return { missing: 'Give the page a title and a text first.' }
    return { feature: 'page_description', title, text, wish }
  }
  return (
    <DraftHelp
      feature="page_description"
      ask={ask}
      value={metaDescription}
      onUse={onUse}
      focusField={focusField}
    />
  )
}
