import * as z from 'zod/mini'
import { PostType } from '#shared/community/feed/post.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import { FilterBar, type FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { typeOptions } from '../components/community-filter.ts'
import { ModeratedComments } from '../components/moderated-comments.tsx'
import { ModeratedPosts } from '../components/moderated-posts.tsx'

/** The filters of the feed's moderation in the address. */
const moderationFilter = {
  list: z._default(z.enum(['posts', 'comments']), 'posts'),
  show: z.optional(z.enum(['hidden'])),
  type: z.optional(PostType),
}
type ModerationFilter = FilterOf<typeof moderationFilter>

const show: FilterPart<keyof ModerationFilter> = {
  kind: 'choice',
  name: 'show',
  label: 'Visibility',
  any: 'Visible to others',
  options: [['hidden', 'Hidden']],
}

const moderationParts: Record<ModerationFilter['list'], FilterPart<keyof ModerationFilter>[]> = {
  posts: [show, { kind: 'choice', name: 'type', label: 'Type', any: 'All types', options: typeOptions }],
  comments: [show],
}

export const title = 'Community feed'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(moderationFilter)
  const { list, show, type } = filter
  const isHidden = show === 'hidden'
  return (
    <div className="page">
      <ScreenHeader
        title="Community feed"
        lead="Hide posts and delete comments that break the rules. Members will see your reason."
        actions={
          <Segmented
            legend="List"
            name="list"
            options={[
              { id: 'posts', label: 'Posts' },
              { id: 'comments', label: 'Comments' },
            ]}
            value={list}
            onChange={(chosen) => setFilter({ list: chosen })}
          />
        }
      />
      <FilterBar parts={moderationParts[list]} filter={filter} onChange={setFilter} />
      {list === 'posts' ? (
        <ModeratedPosts isHidden={isHidden} type={type} />
      ) : (
        <ModeratedComments isHidden={isHidden} />
      )}
    </div>
  )
}
