import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { pageFields } from '#shared/content/cms-pages/page-state.ts'
import { AppError } from '#shared/errors.ts'

const mostBytes = 100_000

/** Cleans the fields of a page: its content keeps only what pages are made of. */
export async function cleanFields(given: PageFields): Promise<PageFields> {
  const { cleanHtml } = await import('#core/platform/html/clean-html.ts')
  const content = cleanHtml(given.content)
  if (Buffer.byteLength(content) > mostBytes) {
    const message = 'Must be at most 100 KB. Split the page, or take something out.'
    throw new AppError('invalid', 'page_too_long', message, { errors: [{ path: 'body.content', message }] })
  }
  return { ...pageFields(given), content }
}
