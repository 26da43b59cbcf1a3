import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import type { PageState } from '#shared/content/cms-pages/page-state.ts'
import { authorNames } from './author-names.ts'

/** The answer for the editor. The address of the visible page is the present one, whatever it was published at. */
export async function pageInEditor({ page, draft, live }: PageState): Promise<PageInEditor> {
  const { cleanHtml } = await import('#core/platform/html/clean-html.ts')
  const nameOf = await authorNames(live ? [live.authorId] : [])
  return {
    page,
    ...(draft && { draft: { ...draft, content: cleanHtml(draft.content) } }),
    ...(live && {
      live: {
        ...live,
        slug: page.slug,
        content: cleanHtml(live.content),
        authorName: nameOf(live.authorId),
      },
    }),
  }
}
