import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/community/feed/post.ts'

type Changes = Partial<Post> | ((post: Post) => Partial<Post>)

type Cached = { id?: string; items?: Cached[]; pages?: Cached[] } | null | undefined

/** Changes a post in every list and screen of this page that has it. */
export function patchPost(queryClient: QueryClient, postId: Post['id'], changes: Changes): void {
  queryClient.setQueriesData<Cached>({ queryKey: ['feed'] }, (cached) => patched(cached, postId, changes))
}

export function patched(cached: Cached, postId: string, changes: Changes): Cached {
  if (!cached || typeof cached !== 'object') return cached
  if (cached.pages)
    return { ...cached, pages: cached.pages.map((page) => patched(page, postId, changes) ?? page) }
  if (cached.items)
    return { ...cached, items: cached.items.map((item) => patched(item, postId, changes) ?? item) }
  if (cached.id !== postId) return cached
  const post = cached as Post
  return { ...post, ...(typeof changes === 'function' ? changes(post) : changes) }
}
