import type { AnswerSource, AnswerText } from '#core/ai/ai-answers/answer-source.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { type CmsPage, cmsPagePath, type PageVersion } from '#shared/content/cms-pages/page.ts'
import { cmsPages, pageVersions } from './cms-pages.ts'

const pagesAtOnce = 50

/** The pages that everyone reads, in the words that they show. */
export const answerSource: AnswerSource = {
  kind: 'page',
  async list(most) {
    const found: AnswerText[] = []
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await cmsPages.list({
        index: 'gsi1',
        pk: 'PAGES#published',
        limit: Math.min(pagesAtOnce, most - found.length),
        cursor,
        newestFirst: true,
      })
      found.push(...(await withTexts(items)))
      cursor = nextCursor
    } while (cursor && found.length < most)
    return found.slice(0, most)
  },
  async get(id) {
    const page = await cmsPages.get({ id })
    if (page?.status !== 'published') return undefined
    const [answer] = await withTexts([page])
    return answer
  },
}

async function withTexts(pages: readonly CmsPage[]): Promise<AnswerText[]> {
  const keys = pages.flatMap(({ id, liveVersion }) =>
    liveVersion === undefined ? [] : [pageVersions.key({ pageId: id, number: liveVersion })],
  )
  const live = new Map(
    (await getMany(keys)).map(pageVersions.read).map((version) => [version.pageId, version]),
  )
  return pages.flatMap((page) => {
    const version = live.get(page.id)
    return version ? [answerOf(page, version)] : []
  })
}

const answerOf = ({ id, slug }: CmsPage, { title, content }: PageVersion): AnswerText => ({
  id,
  title,
  text: wordsOf(content),
  href: cmsPagePath(slug),
})

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The words of HTML that was cleaned when it was stored. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
