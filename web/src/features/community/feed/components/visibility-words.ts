import type { Visibility } from '#shared/community/feed/post.ts'

export const visibilityLabels: Record<Visibility, string> = {
  public: 'Everyone',
  members: 'Members',
  me: 'Only you',
}
