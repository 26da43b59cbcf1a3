import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { Resource } from './resource.ts'

export const searchType: NounSearchType<Resource> = {
  type: 'content',
  document: ({ id, title, summary, category, status }) =>
    status === 'published'
      ? { id, title, description: summary, url: `/resources#${id}`, category }
      : undefined,
}
