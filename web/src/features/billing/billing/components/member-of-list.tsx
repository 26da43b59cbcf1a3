import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { adminUserQuery } from '#web/features/platform/users/api/admin-user-queries.ts'
import { Button } from '#web/ui/button.tsx'

type MemberOfListProps = { userId: string; onClear: () => void }

/** The member whose transactions a list shows, with the way back to everyone’s. */
export function MemberOfList({ userId, onClear }: MemberOfListProps) {
  const { data, isPending } = useQuery(adminUserQuery(userId))
  return (
    <div className="panel mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <p className="min-w-0 wrap-anywhere" role="status">
        {isPending ? (
          'Only one member’s transactions'
        ) : (
          <>
            Only transactions of <strong>{data?.user.name ?? 'a deleted member'}</strong>
            {data && <span className="block text-sm text-dim">{data.user.email}</span>}
          </>
        )}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        <X className="size-4" aria-hidden="true" />
        Show all members
      </Button>
    </div>
  )
}
