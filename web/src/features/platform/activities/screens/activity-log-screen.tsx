import { useInfiniteQuery } from '@tanstack/react-query'
import type { ListedActivity } from '#shared/platform/activities/contract.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { activityPagesQuery } from '../api/activity-queries.ts'
import { activityFilter, ofOnePerson } from '../components/activity-filter.ts'
import { ActivityList } from '../components/activity-list.tsx'
import { ActivityTypeField } from '../components/activity-type-field.tsx'

export const title = 'Activity log'

export function Screen() {
  const { filter: asked, setFilter } = useAddressFilter(activityFilter)
  const filter = ofOnePerson(asked)
  const pages = useInfiniteQuery(activityPagesQuery(filter))
  const person = filter.userId ?? filter.actorId
  return (
    <div className="page">
      <ScreenHeader title="Activity log" lead="Who changed what, in which account, and what it was before." />
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <ActivityTypeField value={filter.type} onChange={(type) => setFilter({ type })} />
        {person && (
          <Button onClick={() => setFilter({ userId: undefined, actorId: undefined })}>
            {filter.userId ? 'Showing one account' : 'Showing one person’s actions'}: show all
          </Button>
        )}
      </div>
      <ActivityList pages={pages} people={(activity) => <People activity={activity} />} />
    </div>
  )
}

function People({ activity }: { activity: ListedActivity }) {
  const { userId, userName, actorId, actorName, impersonated } = activity
  const account = <TextLink to={`/admin/activity?userId=${userId}`}>{userName}</TextLink>
  if (!actorId) return <>Account: {account}</>
  if (actorId === userId) return <>By {account}</>
  const doer = <TextLink to={`/admin/activity?actorId=${actorId}`}>{actorName}</TextLink>
  return (
    <>
      {doer} {impersonated ? 'acting as' : 'in the account of'} {account}
    </>
  )
}
