import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { ModeratedComments } from '../components/moderated-comments.tsx'
import { ModeratedPosts } from '../components/moderated-posts.tsx'
import { moderationFilter, moderationParts } from '../components/moderation-filter.ts'

export const title = 'Community feed'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(moderationFilter)
  const { list, show, type } = filter
  const isHidden = show === 'hidden'
  return (
    <div className="page">
      <ScreenHeader
        title="Community feed"
        lead="Hide posts and delete comments that break the rules. Members read your reason."
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
